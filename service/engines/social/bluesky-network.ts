import { z } from 'zod'
import type { GuardedFetch } from '../../outbound/guarded-fetch.ts'
import { type BlueskySession, rejectFailure, resumeSession, signIn } from './bluesky-session.ts'
import { type NetworkAnswer, readAnswer, wordsOf } from './call-network.ts'
import { recordKeyOf } from './record-key.ts'
import { richTextFacets } from './rich-text-facets.ts'
import type { PostCounts, PostedPart, SocialNetwork, SocialPost } from './social.ts'

const StrongRef = z.looseObject({ uri: z.string(), cid: z.string() })
type StrongRef = z.infer<typeof StrongRef>

const Posts = z.looseObject({
  posts: z.array(
    z.looseObject({
      uri: z.string(),
      likeCount: z.int().optional(),
      replyCount: z.int().optional(),
      repostCount: z.int().optional(),
    }),
  ),
})

/** Of one question about posts (app.bsky.feed.getPosts). */
const maxPosts = 25

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
    async remove({ server, identity, secret }, parts, { signal, storeSecret }) {
      const session = resumeSession(fetch, server, { secret, storeSecret, signal })
      for (const { id } of parts.toReversed()) {
        const answer = await session.call({
          method: 'POST',
          path: '/xrpc/com.atproto.repo.deleteRecord',
          body: { repo: identity, collection, rkey: keyOf(id) },
        })
        rejectFailure(answer, server)
      }
    },
    async *count({ server, identity, secret }, parts, { signal, storeSecret }) {
      const session = resumeSession(fetch, server, { secret, storeSecret, signal })
      for (let from = 0; from < parts.length; from += maxPosts) {
        const asked = parts.slice(from, from + maxPosts)
        const counts = await countSome(session, server, asked)
        for (const { id } of asked) {
          const found = counts.get(id)
          // Its view may lag behind or leave a post out: only the repository knows whether it is gone.
          if (found) yield { id, found }
          else if (await isRecordGone(session, identity, keyOf(id))) yield { id, found: 'gone' }
        }
      }
    },
  }
}

/** By the address of each post; empty where the service has no view of the network. */
async function countSome(
  session: BlueskySession,
  server: string,
  parts: readonly PostedPart[],
): Promise<Map<string, PostCounts>> {
  const query = new URLSearchParams(parts.map(({ id }) => ['uris', id]))
  const answer = await session.call({ method: 'GET', path: `/xrpc/app.bsky.feed.getPosts?${query}` })
  if (answer.status === 401 || answer.status === 429) rejectFailure(answer, server)
  const posts = answer.status === 200 ? (Posts.safeParse(answer.body).data?.posts ?? []) : []
  return new Map(
    posts.map(({ uri, likeCount = 0, replyCount = 0, repostCount = 0 }) => [
      uri,
      { likes: likeCount, replies: replyCount, reposts: repostCount },
    ]),
  )
}

async function isRecordGone(session: BlueskySession, identity: string, rkey: string): Promise<boolean> {
  const { status, body } = await readRecord(session, identity, rkey)
  return status === 400 && wordsOf(body, ['error']) === 'RecordNotFound'
}

/** `at://<identity>/<collection>/<key>` */
const keyOf = (uri: string) => uri.split('/').at(-1) ?? ''

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
  const answer = await readRecord(session, identity, rkey)
  return answer.status === 200 ? StrongRef.safeParse(answer.body).data : undefined
}

function readRecord(session: BlueskySession, identity: string, rkey: string): Promise<NetworkAnswer> {
  const query = new URLSearchParams({ repo: identity, collection, rkey })
  return session.call({ method: 'GET', path: `/xrpc/com.atproto.repo.getRecord?${query}` })
}
