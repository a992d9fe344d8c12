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
  /** "In 39 of them". */
  ofThem: string
  /** Begin a sentence on a part of what was just counted: "The median is". */
  partOfIt: string
  /** Before a share: "about two per cent". */
  about: string
  percent: string
  /** After a share, where it says of whom, or than what. */
  ofWhom: string
  /** In "the cost of a loaf": what makes a thing known by its own words. */
  ofWhat: string
  /** Begin a sentence that says what comes out: "So". */
  /** Of what was named last: beginnings of a sentence that can be read under a heading which names it. */
  pronouns: string
  so: string
  /** Each with its space, where it has one. */
  articles: string
  /** Draw a conclusion from the sentence before, wherever they are. */
  concludes: string
  /** Pronouns that point back although they come second: German "Gerichte haben sie …", whose capital would be polite address. */
  latePronoun?: string
}
