/**
 * By what words a sentence advises or warns, and names a place or means. Each list of words is alternatives of a regular
 * expression.
 */
export type StanceWords = {
  language: string
  against: string
  inFavour: string
  /** Things that have several names: the first one stands for all of its line. */
  sameThings: readonly (readonly string[])[]
  /** Before a place or means: "in", "on". */
  prepositions: string
  articles: string
}
