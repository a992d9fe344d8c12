import type { Voice } from '../../writer.ts'

/** Ways to introduce a quotation. Each ends so that any sentence may follow; `{x}` is who is quoted. */
export type Attribution =
  | 'according'
  | 'says'
  | 'adds'
  | 'explains'
  | 'reports'
  | 'notes'
  | 'stresses'
  | 'words'

/** The words that the built-in writer adds to evidence in one language. */
export type Phrases = {
  language: string
  /** The heading over the key takeaways, by voice. */
  takeaways: Record<Voice['slug'], string>
  faq: string
  sources: string
  /** A heading for what a subject is; `{x}` is the subject. */
  basics: string
  /** A description made of headings; `{x}` is their list. */
  covers: string
  /** Outer and inner quotation marks, spaces included where the language wants them. */
  quotes: { open: string; close: string; innerOpen: string; innerClose: string }
  attribution: Record<Attribution, string>
  /** The same source once more, without its name. */
  again: string
  /** Marks a source of the tenant's own in the list of sources. */
  own: string
  /** Ends a sentence of ours. */
  stop: string
  /** Between a quotation's introduction and its opening mark, and between sentences. */
  space: string
}

/** Which ways of quoting a voice takes in turn. They differ in tone and all say that somebody said it. */
export const ATTRIBUTIONS: Record<Voice['slug'], Attribution[]> = {
  plain: ['according', 'says', 'notes'],
  analyst: ['notes', 'according', 'reports'],
  teacher: ['explains', 'words', 'according'],
  advocate: ['stresses', 'words', 'says'],
  reporter: ['reports', 'says', 'according'],
  engineer: ['according', 'notes', 'explains'],
}
