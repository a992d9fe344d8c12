import type { AspectWords } from '../aspect-words.ts'

export const spanishAspects: AspectWords = {
  language: 'es',
  time: 'años?|mes(?:es)?(?!\\p{L})|semanas?|días?|horas?',
  aspects: {
    cost: {
      words: 'cuest|precio|car[oa]s?(?!\\p{L})|barat|presupuest',
    },
    noise: {
      words: 'ruid|silencio|acústic',
    },
    duration: {
      words: 'duraci|dura(?:n|r)?(?!\\p{L})|vida útil',
      asks: 'cuánto (?:tiempo|(?:se )?(?:dura|tarda|conserva))',
      answers: 'cuánto (?:tiempo|tarda)|plazos?(?!\\p{L})|tiempos? (?:de|medio|necesario)',
    },
    risk: {
      words: 'riesg|peligr|segur|desventaja|error|problem',
    },
    grant: {
      words: 'ayuda|subvenci|incentiv',
    },
    energy: {
      words: 'eficien|electricidad',
    },
    law: {
      words: 'ley(?:es)?(?!\\p{L})|permiso|obligator|normativ',
    },
    gap: {
      words: 'falta|pierde|omite|escapa',
      answers: 'no (?:se )?(?:cuenta|mide|registra)',
    },
    worth: {
      words: 'rentab|amorti|vale la pena|merece la pena|conviene|compensa',
      answers: 'ventaja|beneficio|esfuerzo|ahorr|cuest|coste|recuper',
    },
    opinion: {
      words: 'piensan|opin',
      answers: 'entrevist|encuest|opini',
    },
  },
}
