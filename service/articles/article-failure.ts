import type { ExtractionResult } from '#contract/articles.ts'
import { RunFailure } from '../runs/run-failure.ts'

/** Why an article cannot be written, with what became of each of its addresses. */
export class ArticleFailure extends RunFailure {
  readonly extractionResults: ExtractionResult[]

  constructor(reason: string, message: string, extractionResults: ExtractionResult[]) {
    super(reason, message)
    this.name = 'ArticleFailure'
    this.extractionResults = extractionResults
  }
}
