import { createHash } from 'node:crypto'
import type { AgentContext } from '../core/context.ts'
import type { ReadPage } from '../engines/reader/reader.ts'

/** Long enough for the generation that follows a forecast, and too short for a page to be old. */
const keptSeconds = 300
const maxKeptBytes = 2_000_000

const reading = new Map<string, Promise<ReadPage>>()

/**
 * Reads a URL, or returns what was read for the same tenant within five minutes. Concurrent callers share one request,
 * which continues for the others when one of them aborts.
 * @throws {ReadError}
 */
export async function readPage(ctx: AgentContext, url: string, signal: AbortSignal): Promise<ReadPage> {
  signal.throwIfAborted()
  const key = keyOf(ctx, url)
  const known = await findReadPage(ctx, url)
  if (known) return known
  const running = reading.get(key) ?? startReading(ctx, url, key)
  return Promise.race([running, rejectWhenAborted(signal)])
}

function startReading(ctx: AgentContext, url: string, key: string): Promise<ReadPage> {
  const started = ctx.engines.reader.readPage(url).then(async (page) => {
    const bytes = Buffer.from(JSON.stringify(page))
    if (bytes.length <= maxKeptBytes) await ctx.engines.cache.set(key, bytes, keptSeconds)
    return page
  })
  reading.set(key, started)
  started.finally(() => reading.delete(key)).catch(() => undefined)
  return started
}

/** An address as it was read for the tenant within five minutes; undefined when it was not. */
export async function findReadPage(ctx: AgentContext, url: string): Promise<ReadPage | undefined> {
  const bytes = await ctx.engines.cache.get(keyOf(ctx, url))
  if (!bytes) return undefined
  // Written by this function alone.
  const page = JSON.parse(Buffer.from(bytes).toString('utf8')) as ReadPage & { publishedAt: string | null }
  return { ...page, publishedAt: page.publishedAt === null ? null : new Date(page.publishedAt) }
}

function keyOf(ctx: AgentContext, url: string): string {
  return `page:${ctx.caller.tenantId}:${createHash('sha256').update(url).digest('hex')}`
}

function rejectWhenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
