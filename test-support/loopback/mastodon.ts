import { countLength } from '#contract/post-length.ts'
import { type LoopbackNetwork, type NetworkReply, startLoopbackNetwork } from './social-network.ts'

export const mastodonToken = 'a-mastodon-token'

export type LoopbackMastodon = LoopbackNetwork & {
  statuses: { id: string; status: string; in_reply_to_id: string | null; language: string }[]
  /** How readers answered each status, by its id. */
  readers: Map<string, { favourites_count: number; replies_count: number; reblogs_count: number }>
  /** Whether strangers are told that there is no such post, and whether the token may read. */
  isPrivate: boolean
  mayRead: boolean
  /** So many further posts are read; then it asks to wait. */
  busyAfter: number | undefined
  /** Answers of the next posts, in order; null cuts the connection after the status was taken. */
  next: (NetworkReply | null)[]
}

/** An instance that speaks what we use of the Mastodon API, with its idempotency and its limit of 500. */
export async function startLoopbackMastodon(): Promise<LoopbackMastodon> {
  const statuses: LoopbackMastodon['statuses'] = []
  const next: LoopbackMastodon['next'] = []
  const readers: LoopbackMastodon['readers'] = new Map()
  const byKey = new Map<string, string>()
  const started = await startLoopbackNetwork('mastodon.example', ({ method, path, headers, body }) => {
    if (path === '/api/v2/instance') {
      return {
        status: 200,
        body: { domain: 'mastodon.example', configuration: { statuses: { max_characters: 500 } } },
      }
    }
    const known = statuses.find(({ id }) => path === `/api/v1/statuses/${id}`)
    const isRead = method === 'GET' && path.startsWith('/api/v1/statuses/')
    if (isRead && network.busyAfter === 0) return { status: 429, body: { error: 'Too many requests' } }
    if (isRead && network.busyAfter !== undefined) network.busyAfter -= 1
    if (isRead && headers.authorization !== undefined && !network.mayRead)
      return { status: 403, body: { error: 'This action is outside the authorized scopes' } }
    const isSeen = headers.authorization !== undefined || !network.isPrivate
    if (isRead && known && isSeen) {
      const none = { favourites_count: 0, replies_count: 0, reblogs_count: 0 }
      return { status: 200, body: { ...known, ...none, ...readers.get(known.id) } }
    }
    if (isRead) return { status: 404, body: { error: 'Record not found' } }
    if (headers.authorization !== `Bearer ${mastodonToken}`)
      return { status: 401, body: { error: 'The access token is invalid' } }
    if (path === '/api/v1/accounts/verify_credentials') {
      const account = { id: '1093', username: 'acme', acct: 'acme', display_name: '<b>Acme</b>' }
      return { status: 200, body: { ...account, url: 'https://mastodon.example/@acme' } }
    }
    if (method === 'DELETE' && known) {
      statuses.splice(statuses.indexOf(known), 1)
      return { status: 200, body: known }
    }
    if (method !== 'POST' || path !== '/api/v1/statuses')
      return { status: 404, body: { error: 'Record not found' } }
    const planned = next.shift()
    if (planned) return planned
    const text = String(body.status)
    if (countLength(text, 'shortened') > 500) {
      const error = 'Validation failed: Text character limit of 500 exceeded'
      return { status: 422, body: { error } }
    }
    const key = String(headers['idempotency-key'])
    const id = byKey.get(key) ?? String(110_000 + byKey.size)
    if (!byKey.has(key)) {
      byKey.set(key, id)
      statuses.push({
        id,
        status: text,
        in_reply_to_id: typeof body.in_reply_to_id === 'string' ? body.in_reply_to_id : null,
        language: String(body.language),
      })
    }
    if (planned === null) return null
    return { status: 200, body: { id, url: `https://mastodon.example/@acme/${id}` } }
  })
  const network: LoopbackMastodon = Object.assign(started, {
    statuses,
    readers,
    isPrivate: false,
    mayRead: true,
    busyAfter: undefined,
    next,
  })
  return network
}
