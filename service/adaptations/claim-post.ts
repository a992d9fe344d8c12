import type { AgentContext } from '../core/context.ts'
import { conflict } from '../core/errors.ts'
import { adaptationPosts } from '../db/schema/adaptations.ts'
import { and, eq } from '../db/sql.ts'

export type PostRow = typeof adaptationPosts.$inferSelect

/** Longer than one attempt may take: a claim this old without progress belongs to a dead process. */
const staleAfterMs = 120_000

/**
 * Takes one version of an adaptation for one account, so that of many that want to post it one does.
 * Undefined when it is posted already.
 * @throws {ServiceError} `conflict` while another posts it
 */
export async function claimPost(
  ctx: AgentContext,
  post: { adaptationId: string; accountId: string; version: number },
): Promise<PostRow | undefined> {
  const now = ctx.now()
  const [created] = await ctx.db
    .insert(adaptationPosts)
    .values({ ...post, tenantId: ctx.caller.tenantId, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning()
  if (created) return created
  const [known] = await ctx.db
    .select()
    .from(adaptationPosts)
    .where(
      and(
        eq(adaptationPosts.adaptationId, post.adaptationId),
        eq(adaptationPosts.accountId, post.accountId),
        eq(adaptationPosts.version, post.version),
      ),
    )
  if (known?.status === 'posted') return undefined
  if (known?.status === 'deleted') {
    // A post of its own, with a key that the network does not know yet.
    await ctx.db
      .delete(adaptationPosts)
      .where(and(eq(adaptationPosts.id, known.id), eq(adaptationPosts.status, 'deleted')))
    return claimPost(ctx, post)
  }
  const isFree =
    known?.status === 'failed' || (known && now.getTime() - known.updatedAt.getTime() > staleAfterMs)
  const [taken] =
    known && isFree
      ? await ctx.db
          .update(adaptationPosts)
          .set({ status: 'posting', attempt: known.attempt + 1, error: null, updatedAt: now })
          .where(and(eq(adaptationPosts.id, known.id), eq(adaptationPosts.attempt, known.attempt)))
          .returning()
      : []
  if (taken) return taken
  // Another request was faster, and may be done by now: it is asked again what there is.
  if (!known || isFree) return claimPost(ctx, post)
  throw conflict('posting', 'Posting to this account is already in progress.')
}

/** Updates a post unless another claim has taken it. */
export async function updatePost(
  ctx: AgentContext,
  claim: Pick<PostRow, 'id' | 'attempt'>,
  members: Partial<Omit<PostRow, 'id' | 'attempt' | 'createdAt' | 'updatedAt'>>,
): Promise<void> {
  await ctx.db
    .update(adaptationPosts)
    .set({ ...members, updatedAt: ctx.now() })
    .where(and(eq(adaptationPosts.id, claim.id), eq(adaptationPosts.attempt, claim.attempt)))
}
