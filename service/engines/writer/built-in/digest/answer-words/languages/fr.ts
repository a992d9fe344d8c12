import type { AnswerWords } from '../answer-words.ts'

export const frenchAnswerWords: AnswerWords = {
  language: 'fr',
  advises:
    "\\p{L}+ez(?: |$)|n[’']oubliez|envisagez|pensez|vous (?:pouvez|devez|devriez)|(?:demander|fixer|choisir|éviter|chercher|créer|calculer|noter|mesurer|limiter)(?= )",
  obliges: 'il (?:faut|faudra|convient)|devez|doit|doivent|(?:est|sont|sera) nécessaires?|recommand\\p{L}*',
  concludes:
    '\\p{N}+ ?% de (?:plus|moins)|au total|en moyenne|médiane?|au final|en fin de compte|résultat|montre que|montrent que|baissé|diminué|augmenté|doublé|chuté|passé de|plutôt que|au lieu de|par rapport à|(?:plus|moins) (?:\\p{L}+ )?que|amorti\\p{L}*|revient à|aucune différence|significati\\p{L}+|amélior(?:é|ait|e)\\p{L}*|réduit\\p{L}*|contrairement|hausse de|baisse de',
  prepares:
    "(?:a|ont) été (?:[\\p{L}\\p{N}]+ ){0,8}(?:interrogée?s?|recueillie?s?|mesurée?s?|pesée?s?|enregistrée?s?)|demande si|nous avons (?:recueilli|analysé|étudié|examiné|relevé|dépouillé|coulé|pesé|visité|filmé|interrogé|mesuré|compté|noté|testé|comparé|suivi)|(?<=^\\P{L}*)afin d[e’'] ?(?:évaluer|mieux comprendre|mesurer)|(?:faisait|font|fait) face à|peinait|souffrait|questionnaire",
  conditional: 'si|sauf|seulement|quand|à condition|dépend\\p{L}*',
  causal:
    "raisons? (?:la plus|les plus|principales?|de|pour)|parce que|car|grâce à|puisque|c[’']est pourquoi|à cause|provien\\p{L}+|viennent? d[e’u]|provoqu\\p{L}+|entraîn\\p{L}+|dus? à|dues? à",
  weighs:
    'avantages?|inconvénients?|coût\\p{L}*|économi\\p{L}*|rentab\\p{L}*|gains?|bénéfic\\p{L}*|risques?|évite\\p{L}*|pertes?',
  judges:
    "suffi(?:t|sent) (?:largement|amplement|souvent|généralement)|meilleur choix|superflu|vau(?:t|x|dra) (?:le coup|la peine|mieux)|rentab\\p{L}*|s[’']amorti\\p{L}*|bon investissement|pas nécessaire|inutile",
  wonders: 'si (?:cela|ça|le|la|les|un|une)|demande\\p{L}*|question',
  is: 'est|sont|signifie',
  pictures: 'comme une?',
  vague: 'important[es]*|essentiel\\p{L}*|crucial\\p{L}*|utile|permanente?',
  firstPerson: 'nous|je|notre|nos|mon|ma|mes',
  introduces:
    "(?:nous sommes|je suis) (?:une?|le|la)|je m[’']appelle|de nos jours|aujourd[’']hui|de plus en plus|beaucoup de gens|dans le monde de|dans cet article|sur cette page",
  exemplifies: 'par exemple|exemple|imaginons',
  signals:
    'signes?|symptômes?|indi(?:que|ce)\\p{L}*|signale\\p{L}*|trahi\\p{L}*|reconnaî\\p{L}*|(?:est|grand) temps de',
  pointsAway: 'consultez|ressources|pétition|partagez|en savoir|modèles?(?= à)',
  denies:
    "il en va autrement|c[’']est différent|mais|pourtant|cependant|toutefois|néanmoins|en réalité|en fait|au contraire|malheureusement|ce n[’']est pas|c[’']est faux|seulement si|à moins|sans (?:cela|elle|lui)|sinon",
  refutes:
    "n[’']a (?:trouvé aucun|pas confirmé)|n[’']ont (?:trouvé aucun|pas confirmé)|aucune (?:preuve|différence|utilité)|aucun (?:\\p{L}+ )?effet|aucune (?:\\p{L}+ )?influence|sans effet|presque rien",
  disputes:
    "souvent (?:cité|répété|annoncé)\\p{L}*|tout le monde (?:cite|répète)|on (?:lit|entend|dit) (?:souvent|partout)|contrairement à (?:ce|l[’']idée|la)|le chiffre habituel|idées? reçues?|mythes?|prétendu\\p{L}*",
  leavesOpen:
    "(?:reste(?:nt)?|demeure(?:nt)?) (?:encore )?(?:incertaine?s?|inconnue?s?|à (?:voir|confirmer|démontrer|prouver))|(?:personne|nul) ne sait|aucune? (?:texte|étude|test|essai|donnée|chiffre|règle)s? (?:\\p{L}+ )?n(?:e|[’'](?:a|ont) (?:encore |jamais )?(?:mesuré|étudié|évalué|comparé|examiné|testé|tranché|fixé|publié|suivi)|[’']existe|[’']est (?:disponible|publiée?))|on (?:ne sait|ignore)|(?:n[’']est|ne sont) pas encore (?:connue?s?|tranchée?s?|établie?s?|fixée?s?|décidée?s?)|n[’'](?:a|ont) pas (?:encore )?été (?:annoncée?s?|fixée?s?|décidée?s?|tranchée?s?|étudiée?s?|mesurée?s?)|(?:il existe |il y a |on dispose de )(?:encore |très )*peu (?:d[’']|de )(?:études|données|essais|recherches|chiffres)|(?:études|données|chiffres)(?: (?:sur|concernant) [^.;:!?]{0,80})? (?:manquent|sont (?:encore )?rares)",
  asksPeople: 'sondage|interrogés|préfèrent',
  samples: 'personnes|répondants|participants|clients|entreprises',
  opposes: 'plus chère?s?|abandonn\\p{L}*|inconvénients?|pertes?|mais|cependant',
  limits:
    "limites|notes? (?:de|sur la) méthod(?:e|ologie)|à propos de (?:l[’']étude|l[’']enquête)|pour (?:bien )?lire|ce que nous ne (?:savons|pouvons)",
  frame:
    'froide?s?|chaude?s?|sèche?s?|légère?s?|lourde?s?|haute?s?|basse?s?|rapides?|lente?s?|coûts?|coûte\\p{L}*|prix|usages?|utilis\\p{L}*|petite?s?|grande?s?|entreprises?|sociétés?|gens|personnes?|travail\\p{L}*|temps|argent|nombres?|taux|années?|ans?|mois|semaines?|jours?|heures?|minutes?|bonne?s?|meilleure?s?|maison|pay\\p{L}*|apprendre|aide\\p{L}*|clients?|services?|produits?|qualité|marché|nouve\\p{L}*|vieux|vieille|longs?|courte?s?|gratuite?s?|entière?|deux|trois|quatre|cinq|six|dix|vingt|propre|projets?|vaut|faire|prendre|choisir',
  studies: 'étude|enquête|essai|expérience|sondage|observatoire|comparaison',
}
