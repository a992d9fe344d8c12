import { countLength } from '#contract/post-length.ts'
import { type LoopbackNetwork, type NetworkReply, startLoopbackNetwork } from './social-network.ts'

export const mastodonToken = 'a-mastodon-token'

export type LoopbackMastodon = LoopbackNetwork & {
  statuses: { id: string; status: string; in_reply_to_id: string | null; language: string }[]
  /** Answers of the next posts, in order; null cuts the connection after the status was taken. */
  next: (NetworkReply | null)[]
}

/** An instance that speaks what we use of the Mastodon API, with its idempotency and its limit of 500. */
export async function startLoopbackMastodon(): Promise<LoopbackMastodon> {
  const statuses: LoopbackMastodon['statuses'] = []
  const next: LoopbackMastodon['next'] = []
  const byKey = new Map<string, string>()
  const network = await startLoopbackNetwork('mastodon.example', ({ method, path, headers, body }) => {
    if (path === '/api/v2/instance') {
      return {
        status: 200,
        body: { domain: 'mastodon.example', configuration: { statuses: { max_characters: 500 } } },
      }
    }
    if (headers.authorization !== `Bearer ${mastodonToken}`)
      return { status: 401, body: { error: 'The access token is invalid' } }
    if (path === '/api/v1/accounts/verify_credentials') {
      const account = { id: '1093', username: 'acme', acct: 'acme', display_name: '<b>Acme</b>' }
      return { status: 200, body: { ...account, url: 'https://mastodon.example/@acme' } }
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
    const id = byKey.get(key) ?? String(110_000 + statuses.length)
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
  return Object.assign(network, { statuses, next })
}
