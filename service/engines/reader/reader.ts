import type { ReadError } from '../../outbound/read-error.ts'
import type { PageBlock } from './page-block.ts'

/** A page as the reader understood it. */
export type ReadPage = {
  /** The URL as requested. */
  url: string
  /** The address that answered, after redirects. */
  finalUrl: string
  title: string
  description: string | null
  byline: string | null
  siteName: string | null
  publishedAt: Date | null
  /** ISO 639-1, from the markup or, failing that, guessed from the text. */
  language: string
  blocks: PageBlock[]
  words: number
}

export interface Reader {
  /** Reads one address. Throws {@link ReadError} and nothing else. */
  readPage(url: string, signal?: AbortSignal): Promise<ReadPage>
}
