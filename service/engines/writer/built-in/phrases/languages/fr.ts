import type { Phrases } from '../phrases.ts'

export const frenchPhrases: Phrases = {
  language: 'fr',
  sources: 'Sources',
  basics: '{x}\u202f: l’essentiel',
  covers: 'Ce qu’en disent les sources\u202f: {x}',
  quotes: { open: '«\u202f', close: '\u202f»', innerOpen: '“', innerClose: '”' },
  according: 'Selon {x}\u202f:',
  dated: 'Dates des sources\u202f: {x}.',
  main: 'Les principaux constats',
  differ: 'Où les sources divergent',
  answersDiffer: {
    price: 'Combien cela coûte-t-il\u202f? Les sources répondent différemment\u202f:',
    interval: 'À quelle fréquence\u202f? Les sources répondent différemment\u202f:',
    lifetime: 'Combien de temps\u202f? Les sources répondent différemment\u202f:',
    duration: 'Combien de temps\u202f? Les sources répondent différemment\u202f:',
    retention: 'Combien de temps\u202f? Les sources répondent différemment\u202f:',
    payback: 'En combien de temps est-ce rentabilisé\u202f? Les sources répondent différemment\u202f:',
    premium: 'De combien est-ce plus cher\u202f? Les sources répondent différemment\u202f:',
    payer: 'Qui paie\u202f? Les sources répondent différemment\u202f:',
    cause: 'Quelle est la cause principale\u202f? Les sources répondent différemment\u202f:',
    judgement: 'Les sources en jugent différemment\u202f:',
  },
  tables: 'Tableaux tirés des sources',
  more: 'Autres constats',
  open: 'Questions ouvertes',
  short: 'En bref\u202f:',
  gaps: {
    missingPart: 'Aucune des sources ne parle de ceci\u202f: {x}.',
    noInterval: 'Aucune des sources ne dit à quelle fréquence\u202f: il manque un intervalle.',
    noDuration: 'Aucune des sources ne dit combien de temps cela prend ou dure.',
    noPrice: 'Aucune des sources n’indique de montant.',
    noDate: 'Aucune des sources n’indique de date.',
    noVerdict: 'Aucune des sources ne répond par oui ou par non\u202f: la question reste ouverte.',
    between:
      'Lequel de ces chiffres vaut reste ouvert\u202f: {x}. Il faut savoir pour quel cas chacun a été donné avant d’en retenir un.',
    onlyFigure: 'Seule la source {x} répond par un chiffre\u202f: rien d’autre ici ne le confirme.',
    withoutFigure:
      'Réponse sans chiffre chez {x}\u202f: on ne peut dire jusqu’où cela rejoint les autres sources.',
    noWeight: 'Quelle raison pèse le plus reste ouvert\u202f: aucune source ne donne la part de chacune.',
    noEffect: 'Reste à savoir si cela marche\u202f: aucune source n’a mesuré l’avant et l’après.',
    noSum:
      'Personne ne fait le calcul\u202f: aucune source ne met un prix en regard de ce que cela rapporte.',
    old: 'Les chiffres de {x} ont plus de cinq ans\u202f: un relevé plus récent montrerait s’ils valent encore.',
    noOwn:
      'Aucun chiffre ne vient de la maison\u202f: un relevé, un prix ou un cas vécu serait ici l’argument le plus fort.',
    noCost: 'Aucune des sources ne dit ce que cela coûte.',
    settle: 'Lequel de ces chiffres vaut dans un cas donné, seul un relevé à soi peut le dire.',
    missingCase: 'Aucune des sources ne parle de {x}\u202f: rien ne dit que leurs constats y valent.',
    noFigure: 'Aucune des sources ne donne de chiffre\u202f: elles disent que cela compte, pas combien.',
    noDrawback:
      'Aucune des sources ne cite d’inconvénient, ni de cas où cela ne vaut pas la peine\u202f: qui y a renoncé le saurait.',
    noSample: 'Combien de personnes ont été interrogées, et lesquelles\u202f: {x} ne le dit pas.',
    undated: 'Les chiffres de {x} sont sans date\u202f: cherchez l’année avant de les reprendre.',
    sellerBasis:
      'Le chiffre de {x} vaut pour ce sur quoi il a été mesuré\u202f: ne le reprenez qu’avec cette précision.',
    oneStudy:
      'Parmi les sources indépendantes, seule {x} dit d’où viennent ses chiffres\u202f: une seconde étude, ou un relevé à soi, dirait s’ils valent ailleurs.',
    askSeller: 'Avant de reprendre le chiffre promis, demandez à {x} comment il a été mesuré.',
    onePublisher:
      'Tout vient de {x}\u202f: aucune voix indépendante ne s’exprime, une seconde source devrait le confirmer.',
  },
  sellers: 'Ce que disent les vendeurs',
  span: '{x} : de {y} ({a}) à {z} ({b})',
  offer: 'De la part de {x} :',
  seller: '{x}, à propos de sa propre offre',
  provider: 'prestataire du secteur',
  affiliate: 'page affiliée',
  also: 'de même {x}',
  internal: 'document interne',
  own: 'document de l’entreprise',
  space: ' ',
}
