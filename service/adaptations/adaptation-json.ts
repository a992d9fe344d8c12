import { countParts, readParts } from '#contract/adaptation-parts.ts'
import type { Adaptation, AdaptationPost } from '#contract/adaptations.ts'
import type { Sent } from '#contract/always-sent.ts'
import { listAccountNames } from '../accounts/get-account-row.ts'
import type { AgentContext } from '../core/context.ts'
import { adaptationPosts } from '../db/schema/adaptations.ts'
import { and, asc, eq, inArray } from '../db/sql.ts'
import type { AdaptationRow } from './get-adaptation-row.ts'

type PostRow = typeof adaptationPosts.$inferSelect
type AccountNames = Awaited<ReturnType<typeof listAccountNames>>

/** Rows as the contract says them, with where each was posted. */
export async function adaptationsJson(
  ctx: AgentContext,
  rows: readonly AdaptationRow[],
): Promise<Sent<typeof Adaptation>[]> {
  if (rows.length === 0) return []
  const posts = await ctx.db
    .select()
    .from(adaptationPosts)
    .where(
      and(
        eq(adaptationPosts.tenantId, ctx.caller.tenantId),
        inArray(
          adaptationPosts.adaptationId,
          rows.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(adaptationPosts.createdAt), asc(adaptationPosts.id))
  const names = await listAccountNames(ctx, [...new Set(posts.map(({ accountId }) => accountId))])
  return rows.map((row) => {
    const own = posts.filter(({ adaptationId }) => adaptationId === row.id)
    return adaptationJson(row, own, names)
  })
}

/** One row that was not posted yet. */
export function newAdaptationJson(row: AdaptationRow): Sent<typeof Adaptation> {
  return adaptationJson(row, [], new Map())
}

function adaptationJson(
  row: AdaptationRow,
  posts: readonly PostRow[],
  names: AccountNames,
): Sent<typeof Adaptation> {
  const parts = readParts(row.platform, row.content)
  const latest = posts.findLast(({ status }) => status === 'posted')
  return {
    adaptationId: row.id,
    id: row.id,
    ...(latest && { accountId: latest.accountId }),
    platform: row.platform,
    content: row.content,
    credits_used: row.creditsUsed,
    char_count: countParts(parts),
    published: latest !== undefined,
    ...(latest?.platformPostId && { platform_post_id: latest.platformPostId }),
    article_id: row.articleId,
    version: row.version,
    article_version: row.articleVersion,
    edited: row.edited,
    engine: row.engine,
    ...(row.note !== null && { note: row.note }),
    ref_link_appended: row.refLinkAppended,
    parts,
    posts: posts.map((post) => postJson(post, names)),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  }
}

function postJson(post: PostRow, names: AccountNames): AdaptationPost {
  const account = names.get(post.accountId)
  return {
    account_id: post.accountId,
    network: account?.network ?? '',
    handle: account?.handle ?? '',
    status: post.status,
    version: post.version,
    ...(post.platformPostId !== null && { platform_post_id: post.platformPostId }),
    ...(post.url !== null && { url: post.url }),
    ...(post.likes !== null && { likes: post.likes }),
    ...(post.replies !== null && { replies: post.replies }),
    ...(post.reposts !== null && { reposts: post.reposts }),
    ...(post.postedAt && { posted_at: post.postedAt.toISOString() }),
    ...(post.error !== null && { error: post.error }),
  }
}
