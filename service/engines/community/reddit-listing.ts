import { z } from 'zod'
import type { CommunityPost, ForumRule } from './community.ts'

const Post = z.looseObject({
  name: z.string().min(1),
  subreddit: z.string().min(1),
  title: z.string(),
  selftext: z.string().nullish(),
  is_self: z.boolean().catch(true),
  url: z.string().nullish().catch(null),
  permalink: z.string().startsWith('/'),
  created_utc: z.number(),
  score: z.number().catch(0),
  num_comments: z.number().catch(0),
  over_18: z.boolean().catch(false),
  locked: z.boolean().catch(false),
  promoted: z.boolean().nullish().catch(null),
  removed_by_category: z.string().nullish().catch(null),
  crosspost_parent: z.string().nullish().catch(null),
})

const Listing = z.looseObject({
  kind: z.literal('Listing'),
  data: z.looseObject({
    children: z.array(z.looseObject({ kind: z.string(), data: z.unknown().optional() })),
  }),
})

const Rules = z.looseObject({
  rules: z.array(
    z.looseObject({
      short_name: z.string(),
      description: z.string().nullish(),
      violation_reason: z.string().nullish(),
    }),
  ),
})

/**
 * The posts of a listing: children of kind `t3`; what else a search mixes in, and what has not the shape of a post, is
 * left out. Undefined when it is no listing (Reddit API, "listings").
 */
export function readListing(json: unknown, site: string): CommunityPost[] | undefined {
  const listing = Listing.safeParse(json)
  if (!listing.success) return undefined
  return listing.data.data.children.flatMap(({ kind, data }) => {
    const post = kind === 't3' ? Post.safeParse(data).data : undefined
    return post ? [toPost(post, site)] : []
  })
}

/** The rules of a forum (`/r/{subreddit}/about/rules`); undefined when it is no list of rules. */
export function readRuleList(json: unknown): ForumRule[] | undefined {
  const list = Rules.safeParse(json)
  if (!list.success) return undefined
  return list.data.rules.map(({ short_name, description, violation_reason }) => ({
    title: short_name.trim(),
    text: (description || violation_reason || '').trim(),
  }))
}

const gone = /^\[(?:removed|deleted)[^\]]*\]$/i

function toPost(post: z.infer<typeof Post>, site: string): CommunityPost {
  const text = post.selftext?.trim() ?? ''
  const removed = Boolean(post.removed_by_category) || gone.test(text) || gone.test(post.title.trim())
  return {
    id: post.name,
    forum: post.subreddit,
    title: post.title.trim(),
    text: gone.test(text) ? '' : text,
    permalink: new URL(post.permalink, site).href,
    link: post.is_self ? null : (post.url ?? null),
    createdAt: new Date(Math.min(Math.max(0, post.created_utc), 253_402_300_799) * 1000),
    votes: Math.round(post.score),
    comments: Math.max(0, Math.round(post.num_comments)),
    repeats: post.crosspost_parent ?? null,
    locked: post.locked,
    unfit: removed ? 'removed' : post.promoted ? 'advertisement' : post.over_18 ? 'adult' : null,
  }
}
