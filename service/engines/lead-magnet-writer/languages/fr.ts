import type { MagnetWords } from '../magnet-words.ts'

export const french: MagnetWords = {
  language: 'fr',
  kind: {
    checklist: 'Liste de contrôle',
    swipe_file: 'Recueil de formules',
    framework: 'Méthode par étapes',
  },
  title: {
    checklist: '{x} : la liste de contrôle en {n} points',
    swipe_file: '{x} : {n} phrases à réutiliser',
    framework: '{x} : une méthode en {n} étapes',
  },
  subtitle: {
    checklist: 'À parcourir point par point, pour voir aussitôt ce qui manque encore',
    swipe_file: 'Des phrases à réutiliser, et le moment où chacune porte',
    framework: 'Une façon de travailler par étapes, avec de la place pour vos réponses',
  },
  subtitleFor: {
    checklist: 'Pour {x} : à parcourir point par point, pour voir aussitôt ce qui manque encore',
    swipe_file: 'Pour {x} : des phrases à réutiliser, et le moment où chacune porte',
    framework: 'Pour {x} : une façon de travailler par étapes, avec de la place pour vos réponses',
  },
  introduction: {
    checklist:
      'Parcourez les parties dans l’ordre et cochez ce qui est fait. Ce que vous ne pouvez pas cocher est votre prochaine tâche.',
    swipe_file:
      'Choisissez une phrase selon son usage, remplissez les blancs avec votre propre cas, et vérifiez les faits à la source avant de publier.',
    framework:
      'Avancez une étape à la fois. Rassemblez le nécessaire, suivez les étapes, comparez avec le résultat, et notez vos réponses dans les cadres avant de continuer.',
  },
  phases: {
    prepare: {
      heading: 'Préparer',
      cues: /(?<!\p{L})(?:choisi|planifi|décid|list|rassembl|prépar|achet|command|demand|défini|install)/u,
    },
    do: { heading: 'Mettre en œuvre', beside: 'À faire aussi' },
    check: {
      heading: 'Vérifier',
      cues: /(?<!\p{L})(?:vérifi|mesur|compar|test|contrôl|compt|suiv|surveill|note)/u,
    },
  },
  swipe: {
    openers: {
      heading: 'Accroches',
      when: 'Au début d’un billet, d’un courriel ou d’un exposé, là où une question gagne les dix secondes suivantes.',
      frames: [
        'Qu’est-ce qui changerait si ____ prenait deux fois moins de temps ?',
        'Connaissez-vous votre propre chiffre pour ____ ?',
      ],
    },
    proof: {
      heading: 'Preuves',
      when: 'Là où une affirmation demande un chiffre. Citez la source quand vous l’utilisez.',
      frames: ['Nous sommes passés de ____ à ____ en ____.', 'Sur ____, ____ finissent par ____.'],
    },
    advice: {
      heading: 'Conseils',
      when: 'Là où le lecteur veut savoir quoi faire ensuite.',
      frames: ['Avant de ____, ____.', 'Commencez par ____ ; gardez ____ pour plus tard.'],
    },
    objections: {
      heading: 'Objections',
      when: 'Là où un client hésite : ce qu’il dit, et ce que les sources répondent.',
      frames: ['Il ne s’agit pas de ____, mais de ____.', 'Vous n’avez pas besoin de ____ pour ____.'],
    },
  },
  answerToday: 'Quelle est notre réponse aujourd’hui ?',
  worksheet: [
    'Où en sommes-nous aujourd’hui avec « {x} » ?',
    'Qui fait quoi ensuite, et pour quand ?',
    'À quoi verrons-nous que cela a marché ?',
  ],
  labels: {
    colon: ' : ',
    contents: 'Sommaire',
    howToUse: 'Mode d’emploi',
    sources: 'Sources',
    why: 'Pourquoi',
    whenToUse: 'Quand l’utiliser',
    owner: 'Qui',
    due: 'Pour quand',
    fillIn: 'À adapter',
    inputs: 'À avoir sous la main',
    steps: 'Actions',
    outcome: 'Résultat',
    worksheet: 'Vos réponses',
    ownDocument: 'Document interne',
    ownArticle: 'Notre article',
    noSources:
      'Un modèle sans sources : rien n’était connu sur ce sujet, il pose donc des questions et n’affirme rien.',
    someSources:
      'Les lignes numérotées ont une source ; les lignes sans numéro sont des conseils à vérifier.',
    allSources: 'Chaque affirmation a sa source : le numéro à côté la désigne.',
    oneSource: 'Chaque affirmation vient d’une seule source : {x}',
    page: 'Page {x} sur {y}',
  },
}
