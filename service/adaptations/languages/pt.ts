import type { PostWords } from './post-words.ts'

export const pt: PostWords = {
  readOn: 'Ler o artigo completo',
  findOut: 'Saiba mais',
  ask: 'O que já viu na prática?',
  keep: 'Guarde para mais tarde.',
  points: 'Em resumo',
  sources: 'Fontes',
  shot: 'Plano',
  voice: 'Voz',
  screen: 'No ecrã',
}
