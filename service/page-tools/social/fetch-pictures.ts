import type { PagePicture } from '#contract/page-reports.ts'
import type { AgentContext } from '../../core/context.ts'
import { ReadError } from '../../outbound/read-error.ts'
import { inspect } from '../inspect.ts'
import type { WrittenPicture } from './page-facts.ts'

const timeoutMs = 12_000
const maxBytes = 10_000_000
const maxFetched = 5
/** A picture that is sent along must not make the answer heavy. */
const maxSentBytes = 1_000_000
const sentFormats = new Map([
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['gif', 'image/gif'],
  ['webp', 'image/webp'],
  ['avif', 'image/avif'],
  ['ico', 'image/x-icon'],
])

/** Fetches and measures the images of a page concurrently, each URL once. A failure is recorded in the image. */
export async function fetchPictures(
  ctx: AgentContext,
  written: readonly WrittenPicture[],
  options: { include: boolean; signal: AbortSignal },
): Promise<PagePicture[]> {
  const addresses = [...new Set(written.map(({ url }) => url))].slice(0, maxFetched)
  const fetched = new Map(
    await Promise.all(addresses.map(async (url) => [url, await fetchPicture(ctx, url, options)] as const)),
  )
  return written.map(({ url, from, width, height, alt }) => ({
    url,
    from,
    ...(width !== undefined && { declared_width: width }),
    ...(height !== undefined && { declared_height: height }),
    ...(alt !== undefined && { alt }),
    ...(fetched.get(url) ?? { error: `Only the first ${maxFetched} images are fetched.` }),
  }))
}

async function fetchPicture(
  ctx: AgentContext,
  url: string,
  options: { include: boolean; signal: AbortSignal },
): Promise<Partial<PagePicture>> {
  if (url.startsWith('data:')) return { error: "Networks don't read data URLs. Host the image at a URL." }
  try {
    const { status, headers, body } = await ctx.engines.guardedFetch(url, {
      headers: { accept: 'image/*, */*;q=0.1' },
      timeoutMs,
      maxBytes,
      onlyOk: true,
      signal: options.signal,
    })
    const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
    const facts = { status, bytes: body.byteLength, ...(type && { content_type: type.slice(0, 100) }) }
    const answer = await inspect({ kind: 'picture', body }, options.signal)
    if (!('picture' in answer) || !answer.picture) return { ...facts, error: "Couldn't measure the image." }
    const media = sentFormats.get(answer.picture.format)
    const sent = options.include && media !== undefined && body.byteLength <= maxSentBytes
    return {
      ...facts,
      ...answer.picture,
      ...(sent && { data_url: `data:${media};base64,${Buffer.from(body).toString('base64')}` }),
    }
  } catch (error) {
    if (!(error instanceof ReadError)) throw error
    return { error: pictureFailure(error), ...(error.status !== null && { status: error.status }) }
  }
}

/** The reader's sentences are about pages. */
function pictureFailure({ message, status }: ReadError): string {
  return status === null ? message : `The server returned status ${status} instead of an image.`
}
