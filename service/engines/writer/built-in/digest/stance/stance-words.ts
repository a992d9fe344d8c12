/** By what words a sentence advises or warns. Each list of words is alternatives of a regular expression. */
export type StanceWords = {
  language: string
  against: string
  inFavour: string
}
