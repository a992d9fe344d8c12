import type { ExtractionResult } from '#contract/articles.ts'

/** Why an article cannot be written. Its run fails with these words and the credits go back. */
export class ArticleFailure extends Error {
  /** Machine-readable, for example `sources_unreadable`. */
  readonly reason: string
  readonly extractionResults: ExtractionResult[]

  constructor(reason: string, message: string, extractionResults: ExtractionResult[] = []) {
    super(message)
    this.name = 'ArticleFailure'
    this.reason = reason
    this.extractionResults = extractionResults
  }
}
