import type { Adaptation, DeletePostQuery } from '#contract/adaptations.ts'
import type { Sent } from '#contract/always-sent.ts'
import { getAccountRow } from '../accounts/get-account-row.ts'
import { openAccount } from '../accounts/open-account.ts'
import type { AgentContext } from '../core/context.ts'
import { conflict, notFound } from '../core/errors.ts'
import { adaptationPosts } from '../db/schema/adaptations.ts'
import { and, desc, eq } from '../db/sql.ts'
import { SocialError } from '../engines/social/social.ts'
import { adaptationsJson } from './adaptation-json.ts'
import { updatePost } from './claim-post.ts'
import { getAdaptationRow } from './get-adaptation-row.ts'
import { networkRefusal } from './network-refusal.ts'

/** For a whole thread. */
const timeoutMs = 60_000

/**
 * Deletes a post at its network, all parts of a thread. It may be repeated: one that is gone there is no failure, and an
 * older version is deleted only by its number.
 * @throws {ServiceError} `not_found`; `conflict` for one that is not posted, or with the network's reason; `rate_limited`
 */
export async function deletePost(
  ctx: AgentContext,
  request: { adaptationId: string; query: DeletePostQuery },
): Promise<Sent<typeof Adaptation>> {
  const row = await getAdaptationRow(ctx, request.adaptationId)
  const { account_id, version } = request.query
  const posts = await ctx.db
    .select()
    .from(adaptationPosts)
    .where(
      and(
        eq(adaptationPosts.tenantId, ctx.caller.tenantId),
        eq(adaptationPosts.adaptationId, row.id),
        eq(adaptationPosts.accountId, account_id),
        version === undefined ? undefined : eq(adaptationPosts.version, version),
      ),
    )
    .orderBy(desc(adaptationPosts.version))
  if (posts.length === 0) throw notFound('post')
  const post = posts.find(({ status }) => status === 'posted' || status === 'deleted')
  if (!post) throw conflict('not_posted', 'Only what was posted can be deleted there.')
  if (post.status === 'posted') {
    const accountRow = await getAccountRow(ctx, post.accountId)
    const account = openAccount(ctx, accountRow)
    const { access, storeSecret } = account
    const signal = AbortSignal.timeout(timeoutMs)
    try {
      await ctx.engines.social[accountRow.network].remove(access, post.parts, { storeSecret, signal })
    } catch (error) {
      throw error instanceof SocialError ? await networkRefusal(account, error) : error
    }
    await updatePost(ctx, post, { status: 'deleted' })
  }
  const [json] = await adaptationsJson(ctx, [row])
  if (!json) throw new Error('A row has its form.')
  return json
}
