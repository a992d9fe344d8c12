import type { PostWords } from './post-words.ts'

export const nl: PostWords = {
  readOn: 'Lees het hele artikel',
  findOut: 'Meer weten',
  ask: 'Wat zijn uw ervaringen?',
  keep: 'Bewaar dit voor later.',
  points: 'Kort gezegd',
  sources: 'Bronnen',
  shot: 'Shot',
  voice: 'Voice-over',
  screen: 'In beeld',
}
