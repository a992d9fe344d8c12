/** What is checked. An empty title or description says nothing. */
export type CheckableText = {
  title: string
  description: string
  markdown: string
  /** ISO 639-1; found in the text when it is left out. */
  language?: string
}
