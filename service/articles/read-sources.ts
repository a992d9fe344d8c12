import type { ExtractionResult } from '#contract/articles.ts'
import type { AgentContext } from '../core/context.ts'
import type { ReadPage } from '../engines/reader/reader.ts'
import type { EvidenceSource } from '../engines/writer/writer.ts'
import { ReadError } from '../outbound/read-error.ts'
import { readPage } from './read-page.ts'

export type ReadSources = { results: ExtractionResult[]; sources: EvidenceSource[] }

/**
 * Reads URLs concurrently and reports on each; two that lead to one page give one source. A bad URL never makes it
 * fail.
 */
export async function readSources(
  ctx: AgentContext,
  urls: readonly string[],
  signal: AbortSignal,
): Promise<ReadSources> {
  const outcomes = await Promise.all(urls.map((url) => readSource(ctx, url, signal)))
  signal.throwIfAborted()
  const sources = outcomes.flatMap(({ page }) => (page ? [pageEvidence(page)] : []))
  return {
    results: outcomes.map(({ result }) => result),
    sources: [...new Map(sources.map((source) => [source.id, source])).values()],
  }
}

async function readSource(
  ctx: AgentContext,
  url: string,
  signal: AbortSignal,
): Promise<{ result: ExtractionResult; page?: ReadPage }> {
  try {
    const page = await readPage(ctx, url, signal)
    const { title, language, words, finalUrl } = page
    return {
      result: {
        url,
        status: 'read',
        ...(finalUrl !== url && { final_url: finalUrl }),
        title,
        language,
        words,
      },
      page,
    }
  } catch (error) {
    if (!(error instanceof ReadError)) throw error
    return { result: { url, status: 'failed', error: error.failure, message: error.message } }
  }
}

/** A third-party page: to be quoted briefly and attributed. */
export function pageEvidence(page: ReadPage): EvidenceSource {
  return {
    id: page.finalUrl,
    kind: 'page',
    title: page.title,
    publisher: page.siteName,
    author: page.byline,
    url: page.finalUrl,
    language: page.language,
    own: false,
    role: 'facts',
    publishedAt: page.publishedAt,
    blocks: page.blocks,
  }
}
