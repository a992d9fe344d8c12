import type { AspectWords } from '../aspect-words.ts'

export const frenchAspects: AspectWords = {
  language: 'fr',
  time: 'ans?(?!\\p{L})|années?|mois|semaines?|jours?|heures?',
  aspects: {
    cost: {
      words: 'coûte|coût|prix|cher(?:s|es|e)?(?!\\p{L})|budget',
    },
    noise: {
      words: 'bruit|bruyan|sonor|silen|décibel|acousti',
    },
    duration: {
      words: 'durée|dur(?:e|ent|er)(?!\\p{L})|longévité',
      asks: 'combien de temps',
      answers: 'combien de temps|délais?(?!\\p{L})|temps (?:de|nécessaire|moyen)',
    },
    risk: {
      words: 'risqu|sécurité|inconvénient|erreur|piège|problèm',
    },
    grant: {
      words: 'subvention|prime(?!\\p{L})|aides?(?!\\p{L})|crédit d.impôt',
    },
    energy: {
      words: 'consomm|rendement|électricit',
    },
    law: {
      words: 'loi(?!\\p{L})|légal|autoris|obligatoire|réglement',
    },
    gap: {
      words: 'manque|oublie|échappe',
      answers: 'non (?:compté|mesuré|enregistré)',
    },
    worth: {
      words: 'rentab|amorti|vaut',
      answers: 'bénéfice|avantage|inconvénient|gain|économi|coût',
    },
    opinion: {
      words: 'pensent|avis(?!\\p{L})',
      answers: 'avis(?!\\p{L})|entretien',
    },
  },
}
