import type { PostWords } from './post-words.ts'

export const en: PostWords = {
  readOn: 'Read the full article',
  findOut: 'Find out more',
  ask: 'What have you seen in practice?',
  keep: 'Save this for later.',
  points: 'In short',
  sources: 'Sources',
  shot: 'Shot',
  voice: 'Voice',
  screen: 'On screen',
}
