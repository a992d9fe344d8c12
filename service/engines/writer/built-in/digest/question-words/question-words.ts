/** By what words a topic of one language asks. Each list is alternatives of a regular expression. */
export type QuestionWords = {
  language: string
  /** Anywhere: whether something is worth it. */
  judges: string
  /** Begin a question for a judgement: "should". */
  asksWhether: string
  /** Begin a question for an amount. */
  asksAmount: string
  asksWhy: string
  /** Anywhere: what to do. */
  asksHow: string
  /** Anywhere: by what something shows. */
  asksSigns: string
  asksWhich: string
  /** After "and", begin a further question; a script without spaces shows it by its mark. */
  asksNext?: string
}
