import type { Phrases } from './phrases.ts'

export const frenchPhrases: Phrases = {
  language: 'fr',
  takeaways: {
    plain: 'L’essentiel à retenir',
    analyst: 'Les constats en bref',
    teacher: 'Ce que vous allez apprendre',
    advocate: 'Pourquoi c’est important',
    reporter: 'Les points principaux',
    engineer: 'Résumé',
  },
  faq: 'Questions fréquentes',
  sources: 'Sources',
  basics: '{x}\u202f: l’essentiel',
  covers: 'Ce qu’en disent les sources\u202f: {x}',
  quotes: { open: '«\u202f', close: '\u202f»', innerOpen: '“', innerClose: '”' },
  attribution: {
    according: 'Selon {x}\u202f:',
    says: '{x} écrit\u202f:',
    adds: '{x} ajoute\u202f:',
    explains: '{x} explique\u202f:',
    reports: '{x} rapporte\u202f:',
    notes: '{x} constate\u202f:',
    stresses: '{x} souligne\u202f:',
    words: 'Pour reprendre les mots de {x}\u202f:',
  },
  again: 'La même source ajoute\u202f:',
  own: 'document interne',
  stop: '.',
  space: ' ',
}
