import type { AnswerWords } from '../answer-words.ts'

export const frenchAnswerWords: AnswerWords = {
  language: 'fr',
  advises:
    "\\p{L}+ez(?: |$)|n[’']oubliez|envisagez|pensez|vous (?:pouvez|devez|devriez)|(?:demander|fixer|choisir|éviter|chercher|créer|calculer|noter|mesurer|limiter)(?= )",
  obliges: 'il (?:faut|faudra|convient)|devez|doit|doivent|nécessaire|recommand\\p{L}*',
  concludes:
    'au total|en moyenne|médiane?|au final|en fin de compte|résultat|montre que|montrent que|baissé|diminué|augmenté|doublé|chuté|passé de|plutôt que|au lieu de|par rapport à|(?:plus|moins) (?:\\p{L}+ )?que|amorti\\p{L}*|revient à|aucune différence|contrairement|hausse de|baisse de',
  prepares:
    'ont été (?:interrogés|recueillis|mesurés)|nous avons (?:interrogé|mesuré|compté|noté)|questionnaire',
  conditional: 'si|sauf|seulement|quand|à condition|dépend\\p{L}*',
  causal: "parce que|car|grâce à|puisque|c[’']est pourquoi|à cause",
  weighs:
    'avantages?|inconvénients?|coût\\p{L}*|économi\\p{L}*|rentab\\p{L}*|gains?|bénéfic\\p{L}*|risques?|évite\\p{L}*',
  is: 'est|sont|signifie',
  pictures: 'comme une?',
  vague: 'important[es]*|essentiel\\p{L}*|crucial\\p{L}*|utile|permanente?',
  firstPerson: 'nous|je|notre|nos|mon|ma|mes',
  introduces: "(?:nous sommes|je suis) (?:une?|le|la)|je m[’']appelle|dans cet article|sur cette page",
  exemplifies: 'par exemple|exemple|imaginons',
  pointsAway: 'consultez|ressources|pétition|partagez|en savoir|modèles?(?= à)',
}
