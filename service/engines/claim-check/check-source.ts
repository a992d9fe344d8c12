/** A whole text that was read, and the number under which the checked text cites it. */
export type CheckSource = {
  /** Null for a source that the text cites nowhere: it can support a statement without a reference. */
  reference: number | null
  title: string
  /** Markdown or plain paragraphs. */
  text: string
  /** ISO 639-1. */
  language: string
  /** The tenant's own words. */
  own: boolean
}
