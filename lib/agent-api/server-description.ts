import 'server-only'
import { z } from 'zod'
import { getOpenApi } from '#contract/health.ts'
import { globalSingleton } from '#lib/process-wide.ts'
import { readOpenApi, type ServerDescription } from './read-openapi.ts'

/** A server may just be replaced by a newer release: its document is read again after a minute, then less and less often. */
const firstKeptMs = 60_000
const maxKeptMs = 60 * 60_000
/** After a failure, which says nothing of the document. */
const afterFailureMs = 1_000
/** A page waits no longer than this for what only spares it requests. */
const waitMs = 3_000
const maxBytes = 8 * 1024 * 1024
const catalogPath = '/.well-known/api-catalog'
const maxCataloged = 3

/** `description` is undefined where the server has no OpenAPI document. */
type Known = { description: ServerDescription | undefined; address?: string; etag?: string }
/** `isGuess` where the server has not answered yet. */
type Kept = { known: Known; until: number; ms: number; isGuess?: boolean }

const kept = globalSingleton('server-descriptions', () => new Map<string, Kept>())
const underWay = globalSingleton('server-descriptions-read', () => new Map<string, Promise<Known>>())

const Catalog = z.looseObject({
  linkset: z.array(
    z.looseObject({ 'service-desc': z.array(z.looseObject({ href: z.string() })).optional() }),
  ),
})

/**
 * What a server's OpenAPI document says of its operations; undefined where it has none, or none was to be had. Asked for
 * once, then from time to time behind everybody's back. Without a key: it is public or it is not there.
 */
export async function describeServer(baseUrl: string): Promise<ServerDescription | undefined> {
  const found = kept.get(baseUrl)
  const isDue = !found || found.until <= Date.now()
  if (!found || (isDue && found.isGuess)) return (await readAgain(baseUrl)).description
  if (isDue) void readAgain(baseUrl)
  return found.known.description
}

/** A server has just done otherwise than its document says: it is read again before long. */
export function doubtDescription(baseUrl: string): void {
  const found = kept.get(baseUrl)
  if (found) kept.set(baseUrl, { ...found, until: Math.min(found.until, Date.now() + afterFailureMs) })
}

function readAgain(baseUrl: string): Promise<Known> {
  const running = underWay.get(baseUrl)
  if (running) return running
  const before = kept.get(baseUrl)
  const reading = findDocument(baseUrl, before?.known)
    .then((known) => {
      const isSame = before !== undefined && !before.isGuess && known === before.known
      const ms = isSame ? Math.min(maxKeptMs, before.ms * 4) : firstKeptMs
      kept.set(baseUrl, { known, ms, until: Date.now() + ms })
      return known
    })
    .catch(() => {
      const known = before?.known ?? { description: undefined }
      const isGuess = before?.isGuess ?? true
      const until = Date.now() + afterFailureMs
      kept.set(baseUrl, { known, ms: before?.ms ?? firstKeptMs, until, isGuess })
      return known
    })
    .finally(() => underWay.delete(baseUrl))
  underWay.set(baseUrl, reading)
  return reading
}

/**
 * Looks where our own service has its document, where most others have theirs, and where a catalogue of the server leads
 * (RFC 9727). @returns `before` itself while nothing has changed @throws if the server does not answer
 */
async function findDocument(baseUrl: string, before: Known | undefined): Promise<Known> {
  const signal = AbortSignal.timeout(waitMs)
  const usual = [before?.address, baseUrl + getOpenApi.path, `${baseUrl}/openapi.json`]
  for (const address of new Set(usual.filter((one) => one !== undefined))) {
    const found = await readDocument(address, baseUrl, { before, signal })
    if (found) return found
  }
  for (const address of await catalogedAddresses(baseUrl, signal)) {
    const found = await readDocument(address, baseUrl, { before, signal })
    if (found) return found
  }
  return before && !before.description ? before : { description: undefined }
}

async function readDocument(
  address: string,
  baseUrl: string,
  { before, signal }: { before: Known | undefined; signal: AbortSignal },
): Promise<Known | undefined> {
  const etag = before?.address === address ? before.etag : undefined
  const response = await ask(address, { signal, etag })
  if (response.status === 304) return before
  const description = readOpenApi(await readJson(response), address, baseUrl)
  return description && { description, address, etag: response.headers.get('etag') ?? undefined }
}

/** Only of the server itself: a document of somebody else's would speak of somebody else. */
async function catalogedAddresses(baseUrl: string, signal: AbortSignal): Promise<string[]> {
  const at = baseUrl + catalogPath
  const catalog = Catalog.safeParse(await readJson(await ask(at, { signal })))
  if (!catalog.success) return []
  const addresses = catalog.data.linkset
    .flatMap((one) => one['service-desc'] ?? [])
    .flatMap(({ href }) => (URL.canParse(href, at) ? [new URL(href, at)] : []))
    .filter(({ origin }) => origin === new URL(baseUrl).origin)
  return addresses.map(String).slice(0, maxCataloged)
}

/** @throws if nothing answers, or the answer is a failure that says nothing of what is there */
async function ask(
  address: string,
  { signal, etag }: { signal: AbortSignal; etag?: string },
): Promise<Response> {
  const headers = new Headers({ accept: 'application/json, application/linkset+json' })
  if (etag) headers.set('if-none-match', etag)
  const response = await fetch(address, { headers, redirect: 'manual', cache: 'no-store', signal })
  if (response.status === 429 || response.status >= 500) {
    await response.body?.cancel()
    throw new Error(`${response.status} for the OpenAPI document`)
  }
  return response
}

/** The body of a success as JSON; undefined where it is none, or more than anybody would describe an API with. */
async function readJson(response: Response): Promise<unknown> {
  if (!response.ok || !response.body) {
    await response.body?.cancel()
    return undefined
  }
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of response.body) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) return undefined
    text += decoder.decode(chunk, { stream: true })
  }
  try {
    return JSON.parse(text + decoder.decode())
  } catch {
    return undefined
  }
}
