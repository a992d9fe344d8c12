/**
 * By what words a sentence announces, points at its page or leads over. Each list is alternatives of a regular
 * expression.
 */
export type AnnouncingWords = {
  language: string
  /** Begin such a sentence: "In this guide". */
  opens: string
  /** Anywhere in one: "we'll explain". */
  says: string
  /** "There are". */
  exist: string
  /** "Three", "several". */
  amounts: string
}
