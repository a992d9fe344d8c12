import { z } from 'zod'
import type { GuardedFetch } from '../../outbound/guarded-fetch.ts'
import { type BlueskySession, rejectFailure, resumeSession, signIn } from './bluesky-session.ts'
import { readAnswer } from './call-network.ts'
import { recordKeyOf } from './record-key.ts'
import { richTextFacets } from './rich-text-facets.ts'
import type { PostedPart, SocialNetwork, SocialPost } from './social.ts'

const StrongRef = z.looseObject({ uri: z.string(), cid: z.string() })
type StrongRef = z.infer<typeof StrongRef>

const collection = 'app.bsky.feed.post'
const charLimit = 300

/** Bluesky and other services of the AT Protocol (docs.bsky.app, com.atproto.repo.createRecord, app.bsky.feed.post). */
export function createBlueskyNetwork(fetch: GuardedFetch): SocialNetwork {
  return {
    name: 'Bluesky',
    counting: 'graphemes',
    async connect(server, credentials, signal) {
      const { did, handle, accessJwt, refreshJwt } = await signIn(fetch, server, credentials, signal)
      return {
        identity: did,
        handle: `@${handle}`,
        displayName: null,
        url: `https://bsky.app/profile/${did}`,
        charLimit,
        secret: { ...credentials, accessJwt, refreshJwt },
      }
    },
    async post({ server, identity, secret }, post) {
      const { signal, storeSecret } = post
      const session = resumeSession(fetch, server, { secret, storeSecret, signal })
      const posted: PostedPart[] = [...post.done]
      const refs = posted.map(({ ref }) => StrongRef.parse(JSON.parse(ref)))
      for (const [index, text] of post.parts.entries()) {
        if (index < posted.length) continue
        const rkey = recordKeyOf(post.createdAt, post.key, index)
        // Only the first part of a retry can be there already: each later one waited for the one before it.
        const isUnsure = post.isRetry && index === post.done.length
        const known = isUnsure ? await findRecord(session, identity, rkey) : undefined
        const ref = known ?? (await createRecord(session, { server, identity, rkey, text, refs, post }))
        const part = {
          id: ref.uri,
          url: `https://bsky.app/profile/${identity}/post/${rkey}`,
          ref: JSON.stringify({ uri: ref.uri, cid: ref.cid }),
        }
        refs.push(ref)
        posted.push(part)
        await post.report(part)
      }
      return posted
    },
  }
}

async function createRecord(
  session: BlueskySession,
  options: {
    server: string
    identity: string
    rkey: string
    text: string
    refs: readonly StrongRef[]
    post: SocialPost
  },
): Promise<StrongRef> {
  const { server, identity, rkey, text, refs, post } = options
  const [root] = refs
  const parent = refs.at(-1)
  const facets = richTextFacets(text)
  const answer = await session.call({
    method: 'POST',
    path: '/xrpc/com.atproto.repo.createRecord',
    body: {
      repo: identity,
      collection,
      rkey,
      record: {
        $type: collection,
        text,
        createdAt: post.createdAt.toISOString(),
        langs: [post.language],
        ...(facets.length > 0 && { facets }),
        ...(root && parent && { reply: { root, parent } }),
        ...(post.card &&
          text.includes(post.card.url) && {
            embed: {
              $type: 'app.bsky.embed.external',
              external: {
                uri: post.card.url,
                title: post.card.title,
                description: post.card.description,
              },
            },
          }),
      },
    },
  })
  rejectFailure(answer, server)
  return readAnswer(StrongRef, answer, new URL(server).host)
}

/** The record of an earlier try, whose answer never came. */
async function findRecord(
  session: BlueskySession,
  identity: string,
  rkey: string,
): Promise<StrongRef | undefined> {
  const query = new URLSearchParams({ repo: identity, collection, rkey })
  const answer = await session.call({ method: 'GET', path: `/xrpc/com.atproto.repo.getRecord?${query}` })
  return answer.status === 200 ? StrongRef.safeParse(answer.body).data : undefined
}
