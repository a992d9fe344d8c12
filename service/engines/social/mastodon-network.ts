import { z } from 'zod'
import type { GuardedFetch } from '../../outbound/guarded-fetch.ts'
import {
  callNetwork,
  type NetworkAnswer,
  type NetworkCall,
  readAnswer,
  secondsToWait,
  wordsOf,
} from './call-network.ts'
import { type PostCounts, type PostedPart, SocialError, type SocialNetwork } from './social.ts'

const Account = z.looseObject({
  id: z.string(),
  username: z.string(),
  display_name: z.string().nullish(),
  url: z.string().nullish(),
})
const Instance = z.looseObject({
  domain: z.string().optional(),
  configuration: z
    .looseObject({ statuses: z.looseObject({ max_characters: z.int().min(1) }).optional() })
    .optional(),
})
const Status = z.looseObject({ id: z.string(), url: z.string().nullish() })

const Counts = z.looseObject({
  favourites_count: z.int(),
  replies_count: z.int(),
  reblogs_count: z.int(),
})

const defaultLimit = 500

/** Mastodon and what speaks its client API (docs.joinmastodon.org/methods: accounts, instance, statuses). */
export function createMastodonNetwork(fetch: GuardedFetch): SocialNetwork {
  const call = async (server: string, request: NetworkCall): Promise<NetworkAnswer> => {
    const answer = await callNetwork(fetch, server, request)
    rejectFailure(answer, new URL(server).host)
    return answer
  }
  return {
    name: 'Mastodon',
    counting: 'shortened',
    async connect(server, credentials, signal) {
      const host = new URL(server).host
      const token = credentials.access_token ?? ''
      const answer = await call(server, {
        method: 'GET',
        path: '/api/v1/accounts/verify_credentials',
        token,
        signal,
      })
      const account = readAnswer(Account, answer, host)
      const instance = await findInstance(server, signal)
      return {
        identity: account.id,
        handle: `@${account.username}@${instance.domain ?? host}`,
        displayName: account.display_name || null,
        url: account.url ?? null,
        charLimit: instance.configuration?.statuses?.max_characters ?? defaultLimit,
        secret: { access_token: token },
      }
    },
    async post({ server, secret }, post) {
      const posted: PostedPart[] = [...post.done]
      for (const [index, text] of post.parts.entries()) {
        if (index < posted.length) continue
        const before = posted.at(-1)
        const answer = await call(server, {
          method: 'POST',
          path: '/api/v1/statuses',
          token: secret.access_token ?? '',
          headers: { 'idempotency-key': `${post.key}-${index}` },
          body: {
            status: text,
            visibility: 'public',
            language: post.language,
            ...(before && { in_reply_to_id: before.ref }),
          },
          signal: post.signal,
        })
        const status = readAnswer(Status, answer, new URL(server).host)
        const part = { id: status.id, url: status.url ?? null, ref: status.id }
        posted.push(part)
        await post.report(part)
      }
      return posted
    },
    async remove({ server, secret }, parts, { signal }) {
      for (const { id } of parts.toReversed()) {
        const path = `/api/v1/statuses/${encodeURIComponent(id)}`
        const token = secret.access_token ?? ''
        const answer = await callNetwork(fetch, server, { method: 'DELETE', path, token, signal })
        if (!isGone(answer)) rejectFailure(answer, new URL(server).host)
      }
    },
    async *count({ server, secret }, parts, { signal }) {
      for (const { id } of parts) {
        const path = `/api/v1/statuses/${encodeURIComponent(id)}`
        const read = async (token?: string) => {
          const answer = await callNetwork(fetch, server, { method: 'GET', path, token, signal })
          if (answer.status === 429) rejectFailure(answer, new URL(server).host)
          return answer
        }
        // Public posts are read without the token: it may lack the scope of reading. An instance may hide them from strangers.
        const open = await read()
        const answer = isGone(open) ? await read(secret.access_token) : open
        const found = isGone(answer) ? 'gone' : countsIn(answer)
        if (found) yield { id, found }
      }
    },
  }

  /** Older and kindred servers have no second version of it; theirs is the usual limit. */
  async function findInstance(server: string, signal: AbortSignal): Promise<z.infer<typeof Instance>> {
    const answer = await callNetwork(fetch, server, { method: 'GET', path: '/api/v2/instance', signal })
    return (answer.status === 200 ? Instance.safeParse(answer.body).data : undefined) ?? {}
  }
}

function countsIn({ status, body }: NetworkAnswer): PostCounts | undefined {
  const read = status === 200 ? Counts.safeParse(body).data : undefined
  return read && { likes: read.favourites_count, replies: read.replies_count, reposts: read.reblogs_count }
}

/** An instance says so in words; a 404 without any comes from something that is none. */
function isGone({ status, body }: NetworkAnswer): boolean {
  return status === 410 || (status === 404 && wordsOf(body, ['error']) !== '')
}

function rejectFailure({ status, headers, body }: NetworkAnswer, host: string): void {
  if (status < 300) return
  const theirs = wordsOf(body, ['error_description', 'error'])
  const said = theirs === '' ? '' : `: ${theirs}`
  if (status === 401) throw new SocialError('credentials', `${host} does not accept this access token${said}`)
  if (status === 403)
    throw new SocialError(
      'credentials',
      `${host} does not let this access token do it; it needs the scopes read:accounts and write:statuses${said}`,
    )
  if (status === 429) {
    const seconds = secondsToWait(headers, 'x-ratelimit-reset', new Date())
    throw new SocialError('rate_limited', `${host} asks to slow down for ${seconds} seconds.`, seconds)
  }
  if (status === 404 && theirs === '')
    throw new SocialError(
      'unreachable',
      `${host} does not speak the Mastodon API; is it the address of the instance?`,
    )
  throw new SocialError('refused', `${host} refused it (${status})${said}`)
}
