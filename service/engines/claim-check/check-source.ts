/** A whole text that was read, and the number under which the checked text cites it. */
export type CheckSource = {
  /** Null for a source that the text cites nowhere: it can support a statement without a reference. */
  reference: number | null
  title: string
  /** Who published and wrote it and when, a sentence each: what names them is borne out by it. */
  about?: string
  /** Markdown or plain paragraphs. */
  text: string
  /** ISO 639-1. */
  language: string
  /** The tenant's own words. */
  own: boolean
}

/** What a source is known to say: who stands behind it, and then its text. */
export function textOf({ about, text }: Pick<CheckSource, 'about' | 'text'>): string {
  return [about, text].filter(Boolean).join('\n\n')
}
