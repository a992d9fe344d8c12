import type { Sent } from '#contract/always-sent.ts'
import type { ArticleResult } from '#contract/articles.ts'
import { type ErrorCode, isErrorCode } from '#contract/error-codes.ts'
import { ServiceError } from '../core/errors.ts'
import { cancelled } from '../runs/cancel-run.ts'
import { type AddressContext, articleExtensions } from './article-json.ts'
import { articleMessage } from './article-message.ts'
import { articleUrl } from './article-url.ts'
import type { ArticleRow } from './get-article-row.ts'

/**
 * The response of a synchronous generation (Article generation result). An article that is live by now still returns
 * `publishing`: the state that the call led to.
 * @throws {ServiceError} why the generation failed
 */
export function articleResult(
  ctx: AddressContext,
  row: ArticleRow,
  handle: string,
): Sent<typeof ArticleResult> {
  if (row.title === null || row.slug === null) throw generationFailure(row)
  const url = articleUrl(ctx, handle, row.slug, row.homeUrl)
  return {
    article_id: row.id,
    id: row.id,
    title: row.title,
    slug: row.slug,
    article_url: url,
    article_url_live: row.status === 'published',
    status: row.status === 'generated' ? 'generated' : 'publishing',
    mode: row.mode,
    word_count: row.wordCount ?? 0,
    credits_used: row.creditsUsed ?? 0,
    estimated_total_credits: row.credits,
    extensions: articleExtensions(row, url),
    ...(row.extractionResults.length > 0 && { extraction_results: row.extractionResults }),
    message: articleMessage(row),
    ...(row.reason !== null && { reason: row.reason }),
    ...(row.problems.length > 0 && { problems: row.problems }),
    ...(row.trustLevel !== null && { trust_level: row.trustLevel }),
    ...(row.engine !== null && { engine: row.engine }),
  }
}

/** Unreadable URLs are the caller's to fix, a cancellation was the caller's wish; anything else can be retried. */
function generationFailure(row: ArticleRow): ServiceError {
  const failure = { kind: 'run_failed', runId: row.id, code: errorCodeOf(row.reason) } as const
  const words = row.error ?? "Couldn't write the article."
  // What a cancellation says of itself has the credits in it.
  if (row.reason === cancelled) return new ServiceError({ ...failure, status: 409 }, words)
  const message = `${words} Credits were refunded.`
  if (row.reason !== 'sources_unreadable') return new ServiceError({ ...failure, status: 500 }, message)
  const urls = row.input.source_urls ?? []
  const details = row.extractionResults.map((result) => ({
    path: `source_urls.${urls.indexOf(result.url)}`,
    message: result.message ?? "Couldn't read it.",
    ...(result.error !== undefined && { code: result.error }),
  }))
  return new ServiceError({ ...failure, status: 400, details }, message)
}

/** The reason of a run as the `code` of an error; one that the contract does not list is none to branch on. */
function errorCodeOf(reason: string | null): ErrorCode {
  return reason !== null && isErrorCode(reason) ? reason : 'internal_error'
}
