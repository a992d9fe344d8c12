/** What readers ask about anything: its cost, its noise, how long it takes. */
export const aspectNames = [
  'cost',
  'noise',
  'duration',
  'risk',
  'grant',
  'energy',
  'gap',
  'worth',
  'opinion',
  'law',
] as const
export type AspectName = (typeof aspectNames)[number]

/** How one language speaks of an aspect: alternatives of a regular expression that match the beginnings of words. */
type AspectVocabulary = {
  /** In a question and in an answer. */
  words: string
  /** In a question only. */
  asks?: string
  /** In an answer only. */
  answers?: string
  /** Inside words, in a question and in an answer: "Betriebskosten". */
  parts?: string
  /** Inside words, in an answer only. */
  answerParts?: string
}

export type AspectWords = {
  language: string
  aspects: Readonly<Record<AspectName, AspectVocabulary>>
  /** Units of time, which answer how long something takes. */
  time: string
}
