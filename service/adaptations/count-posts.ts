import { z } from 'zod'
import type { AccountRow } from '../accounts/account-json.ts'
import { openAccount } from '../accounts/open-account.ts'
import { type AgentContext, asAgent, type Context } from '../core/context.ts'
import { accounts } from '../db/schema/accounts.ts'
import { adaptationPosts, adaptations } from '../db/schema/adaptations.ts'
import { and, eq, gt, inArray, isNull, lt, or, type SQL, sql } from '../db/sql.ts'
import { type PostCounts, SocialError } from '../engines/social/social.ts'
import { enqueueAll } from '../queue/enqueue.ts'
import { type Job, type JobQueue, quickPolicy } from '../queue/job.ts'
import { type PostRow, updatePost } from './claim-post.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** Of one visit of an account; the others are the next visit's. */
const maxPosts = 100
const maxAccounts = 500

const countPostsQueue: JobQueue<{ account_id: string }> = {
  name: 'post.count',
  payload: z.object({ account_id: z.uuid() }),
  policy: { ...quickPolicy, retries: 1, concurrency: 2 },
}

export const countPostsJob: Job<{ account_id: string }> = {
  ...countPostsQueue,
  perform: (ctx, { account_id }, signal) => countPosts(ctx, account_id, signal),
}

/** Housekeeping: asks the networks what became of the posts of the last month, of new ones more often. */
export async function tendPostCounts(ctx: Context): Promise<void> {
  const due = await ctx.db
    .selectDistinct({ account_id: adaptationPosts.accountId })
    .from(adaptationPosts)
    .innerJoin(accounts, eq(accounts.id, adaptationPosts.accountId))
    .where(and(isDue(ctx.now()), isNull(accounts.deletedAt), eq(accounts.status, 'connected')))
    .limit(maxAccounts)
  await enqueueAll(ctx, countPostsQueue, due)
}

/** The job that counts what is due at one account. A network that fails is asked again at the next due time. */
export async function countPosts(ctx: Context, accountId: string, signal: AbortSignal): Promise<void> {
  const [account] = await ctx.db
    .select()
    .from(accounts)
    .where(and(eq(accounts.id, accountId), isNull(accounts.deletedAt)))
  if (!account) return
  const now = ctx.now()
  const due = ctx.db
    .select({ id: adaptationPosts.id })
    .from(adaptationPosts)
    .where(and(eq(adaptationPosts.accountId, accountId), isDue(now)))
    .orderBy(sql`${adaptationPosts.countAskedAt} nulls first`)
    .limit(maxPosts)
    .for('update', { skipLocked: true })
  const rows = await ctx.db
    .update(adaptationPosts)
    .set({ countAskedAt: now })
    .where(inArray(adaptationPosts.id, due))
    .returning()
  const [first] = rows
  if (!first) return
  const [adaptation] = await ctx.db
    .select({ agentId: adaptations.agentId })
    .from(adaptations)
    .where(eq(adaptations.id, first.adaptationId))
  if (!adaptation) return
  const agent = asAgent(ctx, { tenantId: account.tenantId, agentId: adaptation.agentId })
  await countAt(agent, { account, rows }, signal)
}

async function countAt(
  ctx: AgentContext,
  { account, rows }: { account: AccountRow; rows: readonly PostRow[] },
  signal: AbortSignal,
): Promise<void> {
  const { access, storeSecret, markRefused } = openAccount(ctx, account)
  const firstParts = rows.flatMap(({ parts: [part] }) => (part ? [part] : []))
  try {
    const counted = ctx.engines.social[account.network].count(access, firstParts, { storeSecret, signal })
    // Each is stored at once: what follows may be refused, or take longer than the job may.
    for await (const { id, found } of counted) {
      const row = rows.find(({ parts: [part] }) => part?.id === id)
      if (row) await updatePost(ctx, row, found === 'gone' ? { status: 'deleted' } : readersOf(row, found))
    }
  } catch (error) {
    if (!(error instanceof SocialError)) throw error
    if (error.failure === 'credentials') await markRefused()
  }
}

/** The second part of a thread is a reply to the first, and ours. */
function readersOf({ parts }: PostRow, { likes, replies, reposts }: PostCounts): PostCounts {
  return { likes, reposts, replies: Math.max(0, replies - (parts.length > 1 ? 1 : 0)) }
}

function isDue(now: Date): SQL | undefined {
  const { status, postedAt, countAskedAt } = adaptationPosts
  const ago = (ms: number) => new Date(now.getTime() - ms)
  return and(
    eq(status, 'posted'),
    gt(postedAt, ago(30 * dayMs)),
    or(
      and(isNull(countAskedAt), lt(postedAt, ago(10 * minuteMs))),
      and(gt(postedAt, ago(dayMs)), lt(countAskedAt, ago(hourMs))),
      and(gt(postedAt, ago(7 * dayMs)), lt(countAskedAt, ago(6 * hourMs))),
      lt(countAskedAt, ago(dayMs)),
    ),
  )
}
