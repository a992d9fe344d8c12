/** The words of a content brief in one language; `{x}` is filled in. */
export type BriefPhrases = {
  language: string
  /** `{x}` is the topic. */
  description: string
  lookedHeading: string
  /** `{x}` is the topic. */
  looked: string
  foundHeading: string
  nothing: string
  /** Said of a source after its title; `{x}` is what its headings say. */
  speaks: string
  /** `{x}` is the name of a language. */
  otherLanguage: string
  unusable: string
  missingHeading: string
  /** What would answer a question of a kind. */
  amount: string
  howTo: string
  worth: string
  other: string
  /** `{x}` is the company with what it sells. */
  own: string
  /** `{x}` are words of the topic. */
  search: string
  nextHeading: string
  next: string
}
