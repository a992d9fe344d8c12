import { createHash, createHmac } from 'node:crypto'
import { z } from 'zod'
import type { GuardedFetch } from '../../outbound/guarded-fetch.ts'
import { callDestination, type DestinationAnswer, theirWords } from './call-destination.ts'
import {
  type DestinationArticle,
  type DestinationConnection,
  type DestinationEngine,
  DestinationError,
  type RemotePost,
} from './destination.ts'
import { htmlBody } from './html-body.ts'

const Receipt = z.looseObject({
  id: z.union([z.string().min(1).max(200), z.int().transform(String)]).optional(),
  url: z
    .url({ protocol: /^https?$/ })
    .max(2000)
    .optional(),
  state: z.enum(['live', 'draft']).optional(),
})

/**
 * Any receiver of the article as one signed JSON request (Standard Webhooks 1.0.0). The `webhook-id` names the article and
 * what is sent of it, so that a receiver can tell a repetition. It may answer `{id, url, state}`.
 */
export function createWebhookDestination(fetch: GuardedFetch, now: () => Date): DestinationEngine {
  const send = async (
    connection: DestinationConnection,
    message: { type: string; marker: string; data: object },
    signal: AbortSignal,
  ): Promise<z.infer<typeof Receipt>> => {
    const content = JSON.stringify({ type: message.type, data: message.data })
    const digest = createHash('sha256').update(content).digest('hex').slice(0, 16)
    const at = now()
    const body = JSON.stringify({ type: message.type, timestamp: at.toISOString(), data: message.data })
    const answer = await callDestination(fetch, {
      method: 'POST',
      url: connection.url,
      headers: {
        'content-type': 'application/json',
        ...signature(connection.secret.secret ?? '', { id: `${message.marker}-${digest}`, at, body }),
      },
      bytes: Buffer.from(body),
      signal,
    })
    rejectFailure(answer, connection.url)
    return Receipt.safeParse(answer.body).data ?? {}
  }
  const put = async (
    connection: DestinationConnection,
    type: 'article.created' | 'article.updated',
    article: DestinationArticle,
    signal: AbortSignal,
  ): Promise<RemotePost> => {
    const receipt = await send(connection, { type, marker: article.marker, data: payload(article) }, signal)
    const state = receipt.state ?? article.as
    const pattern = connection.addressPattern?.replaceAll('{slug}', encodeURIComponent(article.slug)) ?? null
    const url = receipt.url ?? pattern
    if (state === 'live' && url === null)
      throw new DestinationError(
        'refused',
        `${new URL(connection.url).host} took the article and did not answer where it is. Set the address of articles in the settings of this destination, or answer {"url": …}.`,
      )
    return { id: receipt.id ?? article.marker, url: state === 'live' ? url : null, state, revision: null }
  }

  return {
    name: 'Webhook',
    async test(connection, signal) {
      await send(connection, { type: 'destination.test', marker: 'test', data: {} }, signal)
      return { account: null, program: null, features: [], authors: [], categories: [], apiRoot: null }
    },
    create: (connection, article, signal) => put(connection, 'article.created', article, signal),
    update: (connection, _id, article, signal) => put(connection, 'article.updated', article, signal),
    // The receiver knows the article by its id: sending it again is not doubling it.
    findLost: async () => undefined,
    async unpublish(connection, { id, article }, signal) {
      const { marker, slug, title } = article
      const data = { article_id: marker, id, slug, title }
      await send(connection, { type: 'article.unpublished', marker, data }, signal)
    },
  }
}

function payload(article: DestinationArticle) {
  const pictures = [...(article.cover ? [article.cover] : []), ...article.figures]
  return {
    article_id: article.marker,
    state: article.as,
    title: article.title,
    slug: article.slug,
    description: article.description,
    language: article.language,
    tags: article.tags,
    published_at: article.publishedAt.toISOString(),
    updated_at: article.updatedAt.toISOString(),
    canonical_url: article.canonicalUrl,
    html: htmlBody(article, (file) =>
      article.figures.some((figure) => figure.file === file) ? file : undefined,
    ),
    markdown: article.markdown,
    sources: article.sources,
    structured_data: article.structuredData,
    pictures: pictures.map(({ file, role, alt, caption, widthPx, heightPx, bytes }) => ({
      file,
      role,
      alt,
      caption,
      width: widthPx,
      height: heightPx,
      media_type: 'image/png',
      data: Buffer.from(bytes).toString('base64'),
    })),
  }
}

/** Standard Webhooks 1.0.0, "Signature scheme": HMAC-SHA256 over id, seconds and body. */
function signature(secret: string, message: { id: string; at: Date; body: string }): Record<string, string> {
  const seconds = String(Math.floor(message.at.getTime() / 1000))
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const signed = createHmac('sha256', key).update(`${message.id}.${seconds}.${message.body}`).digest('base64')
  return { 'webhook-id': message.id, 'webhook-timestamp': seconds, 'webhook-signature': `v1,${signed}` }
}

function rejectFailure({ status, body }: DestinationAnswer, url: string): void {
  if (status < 300) return
  const { host } = new URL(url)
  const { message, error } =
    z.looseObject({ message: z.unknown(), error: z.unknown() }).safeParse(body).data ?? {}
  const said = theirWords(message) || theirWords(error)
  const quoted = said === '' ? '' : `: ${said}`
  if (status === 401 || status === 403)
    throw new DestinationError('credentials', `${host} does not accept the signature (${status})${quoted}`)
  if (status === 404 || status === 405)
    throw new DestinationError('credentials', `${host} takes no POST at this address (${status})${quoted}`)
  throw new DestinationError('refused', `${host} refused it (${status})${quoted}`)
}
