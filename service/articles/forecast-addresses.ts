import type { ForecastSource } from '#contract/article-forecast.ts'
import type { AgentContext } from '../core/context.ts'
import type { ReadPage } from '../engines/reader/reader.ts'
import type { Expansion } from '../knowledge/compile-query.ts'
import { ReadError } from '../outbound/read-error.ts'
import type { EvidenceForecast } from './evidence-forecast.ts'
import { measurePages } from './measure-pages.ts'
import { pagePassages } from './page-passages.ts'
import { findReadPage, readPage } from './read-page.ts'
import { pageEvidence } from './read-sources.ts'

/** An address that answered in time, did not yet, or cannot be read. */
export type ReadAddress = { url: string } & (
  | { status: 'read'; page: ReadPage }
  | { status: 'reading' }
  | { status: 'failed'; message: string }
)

/** Reads URLs for at most `maxMs`; slower reads continue for the next caller. With 0 only recent reads are used. */
export function readAddresses(
  ctx: AgentContext,
  urls: readonly string[],
  options: { maxMs: number; signal: AbortSignal },
): Promise<ReadAddress[]> {
  const { maxMs, signal } = options
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(maxMs)])
  return Promise.all(
    urls.map(async (url): Promise<ReadAddress> => {
      try {
        if (maxMs === 0) {
          const page = await findReadPage(ctx, url)
          return page ? { url, status: 'read', page } : { url, status: 'reading' }
        }
        return { url, status: 'read', page: await readPage(ctx, url, inTime) }
      } catch (error) {
        signal.throwIfAborted()
        if (error instanceof ReadError) return { url, status: 'failed', message: error.reason }
        if (inTime.aborted) return { url, status: 'reading' }
        throw error
      }
    }),
  )
}

/** The pages that mention the topic at all: a digest quotes what the caller named. Words are those of the whole page. */
export type AddressForecast = EvidenceForecast & {
  usable: { url: string; language: string; words: number }[]
}

/** How relevant URLs are to a topic. */
export async function forecastAddresses(
  ctx: AgentContext,
  input: { topic: string; language: string; addresses: readonly ReadAddress[]; expansion: Expansion },
): Promise<AddressForecast> {
  const { topic, language, addresses, expansion } = input
  const pages = addresses.flatMap((address) => (address.status === 'read' ? [address.page] : []))
  const measured = await measurePages(ctx, { topic, language, pages: pages.map(pageEvidence), expansion })
  const [first, ...others] = measured.flatMap(({ missing }) => (missing ? [missing] : []))
  return {
    sources: addresses.map((address): ForecastSource => {
      const { url, status } = address
      const nothing = { kind: 'page', title: url, url, status, strength: 'none', passages: 0, words: 0 }
      if (address.status === 'failed') return { ...nothing, message: address.message }
      const found =
        address.status === 'read' && measured.find(({ page }) => page.id === address.page.finalUrl)
      if (!found) return nothing
      const { page, strength, passages, words } = found
      return { ...nothing, title: page.title, language: page.language, strength, passages, words }
    }),
    usable: addresses.flatMap((address) => {
      if (address.status !== 'read') return []
      const found = measured.find(({ page }) => page.id === address.page.finalUrl)
      if (found === undefined || found.strength === 'none') return []
      const words = pagePassages(found.page).reduce((sum, passage) => sum + passage.words, 0)
      return [{ url: address.url, language: found.page.language, words }]
    }),
    missing: first?.filter(({ word }) => others.every((other) => other.some((one) => one.word === word))),
  }
}
