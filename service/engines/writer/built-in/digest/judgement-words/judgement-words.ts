/**
 * By what words a language judges a thing. Each list is alternatives of a regular expression; of a predicate the thing stands
 * before it ("vinegar is harmless"), of an urging or a warning behind it ("avoid vinegar"), or before where nothing follows.
 */
export type JudgementWords = {
  language: string
  /** Scripts without spaces have no edges of words. */
  isSpaceless?: true
  good: string
  bad: string
  urges: string
  warns: string
  /** Right before a predicate, at most two words off, these turn it round. */
  negates: string
  /** They open where, for whom or against what something is, which is not what is judged. */
  prepositions: string
  articles: string
  /** They stand for a thing of the sentence before. */
  takesUp: string
  /** Nouns that name no thing of their own: "method", "solution". */
  general: string
}
