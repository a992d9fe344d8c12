import type { JudgementWords } from '../judgement-words.ts'

export const frenchJudgementWords: JudgementWords = {
  language: 'fr',
  good: "sans (?:danger|risque)|inoffensi(?:f|ve)s?|(?:est|sont|reste|restent) (?:\\p{L}+ )?sûre?s?|(?:ne )?pose(?:nt)? (?:pas de|aucun) problème|n[’']abîme(?:nt)? pas|adaptée?s?|convien(?:t|nent)|efficaces?|marche(?:nt)? (?:très )?bien|fonctionne(?:nt)? (?:très )?bien|(?:un |une )?(?:bon|bonne|meilleure?|excellente?) (?:choix|idée|solution|option|investissement|achat)|vaut (?:la peine|le coup)|valent (?:la peine|le coup)|rentables?|(?:est|sont) (?:très )?utiles?|acceptables?",
  bad: "dangereu(?:x|ses?)|nocives?|nocif|nuisibles?|nui(?:t|sent)|attaque(?:nt)?|abîme(?:nt)?|endommage(?:nt)?|détérior(?:e|ent)|détrui(?:t|sent)|fragilise(?:nt)?|rong(?:e|ent)|trop (?:agressi(?:f|ve)s?|acides?|risquée?s?)|inefficaces?|inutiles?|inadaptée?s?|ne ser(?:t|vent) à rien|(?:un |une )?(?:mauvaise?|piètre) (?:choix|idée|solution|option|affaire)|(?:une )?perte (?:d[’']argent|de temps)|(?:un )?gaspillage|(?:une )?(?:grave |grosse )?erreur|loin d[’']être une bonne idée|à (?:éviter|proscrire|bannir)|ne vau(?:t|lent) pas",
  urges: 'recommande(?:nt)?|conseille(?:nt)?|préconise(?:nt)?|(?:est|sont) (?:recommandée?s?|conseillée?s?)',
  warns:
    "déconseille(?:nt)?|(?:est|sont) (?:\\p{L}+ )?déconseillée?s?|évitez|éviter|bannissez|n[’'](?:utilisez|employez|achetez) (?:pas|jamais)|ne (?:mettez|versez|prenez) (?:pas|jamais)|met(?:tent)? en garde contre|ne recommande(?:nt)? pas",
  negates: 'pas|jamais|aucune?|ni|guère|sans|n’est|rarement',
  prepositions: 'pour|dans|en|sur|au|aux|à|contre|chez|pendant|avant|après|entre|sous|vers|lors',
  articles:
    "les?|la|l[’']|un|une|des|du|ce|cet|cette|ces|votre|vos|notre|nos|leur|leurs|tous|toutes|certaine?s?",
  takesUp: "il|elle|ils|elles|ce|cela|ça|c[’']est|ceci|tous deux|les deux",
  general:
    'températures?|pression|vitesse|doses?|intervalles?|réglages?|programmes?|cycles?|modèles?|tailles?|couleurs?|méthodes?|façons?|moyens?|options?|solutions?|remèdes?|produits?|astuces?|conseils?|étapes?|experts?|marques?|fabricants?|sources?|cas|choses?|études?|auteurs?|chercheurs?|médecins?|utilisateurs?|réponse|résultats?|effets?|quantités?|cuillères?|peu|type|usage|utilisation',
}
