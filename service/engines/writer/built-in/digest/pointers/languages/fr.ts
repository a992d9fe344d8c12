import type { PointerWords } from '../pointer-words.ts'

export const frenchPointers: PointerWords = {
  language: 'fr',
  demonstrative:
    '(?:ce|cet|cette|ces)(?! (?:qui|que|qu|dont|sont|n|mois|année|jour|soir))|donc|ainsi|par conséquent|ceux-ci|celui-ci|celle-ci|cela|ceci|ce dernier|cette dernière|ces derniers|ces dernières',
  announced:
    '(?:\\p{N}+|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|plusieurs|quelques|divers(?:es)?|les) (?:[\\p{L}-]+ ){0,2}(?:avantages|inconvénients|raisons|facteurs|façons|types|étapes|choses|options|questions|règles|conseils|exemples|catégories|aspects|erreurs|méthodes|critères|éléments|signes|symptômes)(?: suivant(?:e?s))?',
  document:
    "(?:l[’']|le |la |les )(?:étude|enquête|rapport|auteurs?|chercheurs?|article|résultats?|analyse|données|entreprise|société|tableau|graphique|figure|réponse|raison|différence|problème|premier|première|deuxième|second|seconde|autre|autres)",
  elsewhere:
    'voir (?:notre|aussi|ci|le|la)|ci-dess(?:us|ous)|ci-après|comme (?:indiqué|mentionné|vu|expliqué)|dans (?:notre|le prochain|la prochaine) (?:guide|article|section|partie)|cliquez|(?:figure|tableau) \\d',
  connectives:
    "depuis lors|auparavant|pour (?:d[’']autres|cela)|d[’']un autre côté|par exemple|par ailleurs|de plus|en effet|en outre|cependant|toutefois|néanmoins|pourtant|enfin|ensuite|puis|mais|et|ou|il(?! (?:faut|suffit|existe|convient|vaut mieux|est (?:\\p{L}+ )?(?:conseillé|recommandé|préférable|important|possible|nécessaire|essentiel|impératif|indispensable|utile))(?!\\p{L}))|ils|elle|elles|vous pouvez (?:également|aussi|même)|peu importe|comme tout le monde|une fois que|alors que|sous cette|dans d[’']autres|évidemment|c[’']est|ce",
  ofThem: "d[’']entre (?:eux|elles)",
  partOfIt: 'la (?:médiane|moyenne) est|(?:le|la|les) \\p{L}+ là-bas',
  about: 'environ|près de|seulement|le',
  percent: 'pour cent',
  ofWhom: "de|des|du|d[’']",
  ofWhat: "des? (?!r )|du |d[’']un",
  pronouns: "ils?|elles?|c[’']est|ce sont",
  so: 'donc',
  articles: "le |la |les |l[’']|une? ",
  concludes: "donc|par conséquent|pour cette raison|c[’']est pourquoi",
}
