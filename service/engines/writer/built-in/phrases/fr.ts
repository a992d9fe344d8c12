import type { Phrases } from './phrases.ts'

export const frenchPhrases: Phrases = {
  language: 'fr',
  sources: 'Sources',
  basics: '{x}\u202f: l’essentiel',
  covers: 'Ce qu’en disent les sources\u202f: {x}',
  quotes: { open: '«\u202f', close: '\u202f»', innerOpen: '“', innerClose: '”' },
  according: 'Selon {x}\u202f:',
  opening: 'Synthèse des sources sur {x}\u202f: ce qu’elles disent, mot pour mot, et qui le dit.',
  dated: 'Dates des sources\u202f: {x}.',
  main: 'Les principaux constats',
  differ: 'Où les sources divergent',
  tables: 'Tableaux tirés des sources',
  more: 'Autres constats',
  open: 'Questions ouvertes',
  unanswered: 'Aucune source ne parle de {x}.',
  seller: '{x}, à propos de sa propre offre',
  affiliate: 'page affiliée',
  also: 'de même {x}',
  internal: 'document interne',
  own: 'document de l’entreprise',
  space: ' ',
}
