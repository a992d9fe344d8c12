/** By what words a sentence of one language points outside itself. Each list is alternatives of a regular expression. */
export type PointerWords = {
  language: string
  /** "These climates", "therefore". */
  demonstrative: string
  /** "Two key advantages" that come later. */
  announced: string
  /** Begin a sentence about something that the page named before: "The study". */
  document: string
  /** Point at another place of the page: "see our guide". */
  elsewhere: string
  /** Connectives and pronouns that open a sentence in the middle of a thought, besides those of the lexicon. */
  connectives: string
}
