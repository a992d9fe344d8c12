import { z } from 'zod'
import { asAgent, type Context } from '../core/context.ts'
import { sessions, sessionTopics } from '../db/schema/sessions.ts'
import { eq, sql } from '../db/sql.ts'
import { inTransaction } from '../db/transaction.ts'
import { type Job, quickPolicy } from '../queue/job.ts'
import { buildCatalog } from './build-catalog.ts'
import { listTopics, placeTopics } from './change-topics.ts'
import { lockSession, type SessionTopicRow } from './get-session-row.ts'
import { insertTopics } from './store-topics.ts'
import { weighTopic } from './weigh-topic.ts'

/** Without retries: the next minute looks again, so that nothing is lost by one that fails. */
export const refreshCatalogJob: Job<{ session_id: string }> = {
  name: 'session.catalog',
  payload: z.object({ session_id: z.uuid() }),
  policy: { ...quickPolicy, retries: 0, concurrency: 1 },
  perform: (ctx, { session_id }) => refreshCatalog(ctx, session_id),
}

/**
 * The job that looks through the knowledge base again after it grew: topics that wait get their new evidence, new ones
 * join them. Unless a person put them into an order, all are ranked anew; what was written or vetoed stays out.
 */
export async function refreshCatalog(ctx: Context, sessionId: string): Promise<void> {
  const [row] = await ctx.db.select().from(sessions).where(eq(sessions.id, sessionId))
  if (row?.status !== 'running') return
  const agent = asAgent(ctx, { tenantId: row.tenantId, agentId: row.agentId })
  const looked = ctx.now()
  const before = await listTopics(agent, row)
  const isOpen = ({ status, added }: SessionTopicRow) => status === 'queued' && !added
  const planned = await Promise.all(
    before.filter(isOpen).map(async (topic) => {
      const { evidence, strength } = await weighTopic(agent, topic.title)
      return {
        title: topic.title,
        category: topic.category ?? '',
        problem: topic.problem,
        evidence: evidence.length > 0 ? evidence : topic.evidence,
        strength: Math.max(strength, topic.strength),
        proposedBy: topic.proposedBy ?? 'built-in',
      }
    }),
  )
  const known = before.filter((topic) => !isOpen(topic)).map(({ title }) => title)
  const catalog = await buildCatalog(agent, { ...row, known, planned })
  await inTransaction(agent, async (tx) => {
    await lockSession(tx, row.id)
    const topics = await listTopics(tx, row)
    const idOf = new Map(topics.map(({ id, title }) => [title, id]))
    for (const { title, evidence, strength, liked } of catalog) {
      const id = idOf.get(title)
      if (id !== undefined)
        await tx.db
          .update(sessionTopics)
          .set({ evidence, strength, liked: liked ?? null })
          .where(eq(sessionTopics.id, id))
    }
    const asked = new Set(topics.map(({ problem, category }) => `${category}\n${problem}`))
    // A problem that was planned under another title is still the same problem.
    const fresh = catalog.filter(
      ({ title, problem, category }) =>
        !idOf.has(title) && (problem === null || !asked.has(`${category}\n${problem}`)),
    )
    await insertTopics(tx, row, fresh, (topics.at(-1)?.position ?? -1) + 1)
    const now = await listTopics(tx, row)
    if (!row.orderedByHand) {
      const rank = new Map(catalog.map(({ title }, place) => [title, place]))
      // What a person added stays in front; what the catalog no longer names stays behind what it does.
      const placeOf = (topic: (typeof now)[number]) =>
        topic.added ? -1 : (rank.get(topic.title) ?? catalog.length)
      const order = now.toSorted((a, b) => placeOf(a) - placeOf(b)).map(({ id }) => id)
      await placeTopics(tx, row, order)
    }
    const queued = now.some(({ status }) => status === 'queued')
    await tx.db
      .update(sessions)
      .set({
        catalogedAt: looked,
        ...(queued && { waitingForTopics: false }),
        updatedAt: sql`greatest(${sessions.updatedAt}, ${looked.toISOString()}::timestamptz)`,
      })
      .where(eq(sessions.id, row.id))
  })
}
