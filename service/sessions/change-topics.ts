import type { ChangeSessionInput, TopicEvidence } from '#contract/sessions.ts'
import type { AgentContext } from '../core/context.ts'
import { conflict, invalid, refused } from '../core/errors.ts'
import { sessions, sessionTopics } from '../db/schema/sessions.ts'
import { and, asc, eq, min, ne, sql } from '../db/sql.ts'
import { findCoverage } from '../knowledge/find-coverage.ts'
import type { SessionRow, SessionTopicRow } from './get-session-row.ts'

type TopicChange = Extract<ChangeSessionInput, { action: 'reorder' | 'veto' | 'restore' | 'add_topic' }>

/** Added topics are bounded, so that a program in a loop cannot fill the table. */
const maxTopics = 500

/** Changes the topics of a session that the caller's transaction has locked. */
export async function changeTopics(
  tx: AgentContext,
  session: SessionRow,
  change: TopicChange,
): Promise<void> {
  switch (change.action) {
    case 'reorder':
      return reorder(tx, session, change.topic_ids)
    case 'veto':
      return setStatus(tx, session, change.topic_id, {
        to: 'vetoed',
        from: ['queued', 'failed', 'vetoed'],
      })
    case 'restore':
      await setStatus(tx, session, change.topic_id, {
        to: 'queued',
        from: ['vetoed', 'failed', 'queued'],
      })
      return wake(tx, session)
    case 'add_topic':
      return add(tx, session, change.title.trim())
  }
}

/** What was written meanwhile is passed over: an order that is a moment old is still what was meant. */
async function reorder(tx: AgentContext, session: SessionRow, topicIds: string[]): Promise<void> {
  const rows = await listTopics(tx, session)
  const known = new Set(rows.map(({ id }) => id))
  const unknown = topicIds.flatMap((id, place) =>
    known.has(id) ? [] : [{ path: `topic_ids.${place}`, message: 'Topic not found in this session.' }],
  )
  if (unknown.length > 0) throw refused(unknown)
  const first = new Set(topicIds)
  const order = [...first, ...rows.map(({ id }) => id).filter((id) => !first.has(id))]
  await placeTopics(tx, session, order)
  await tx.db.update(sessions).set({ orderedByHand: true }).where(eq(sessions.id, session.id))
}

/** Gives the topics of a session their places, first to last. */
export async function placeTopics(
  tx: AgentContext,
  session: Pick<SessionRow, 'id'>,
  order: readonly string[],
): Promise<void> {
  await tx.db.execute(sql`
    update ${sessionTopics} set position = given.place
    from unnest(${sql.param([...order])}::uuid[]) with ordinality as given (id, place)
    where ${sessionTopics.id} = given.id and ${sessionTopics.sessionId} = ${session.id}`)
}

/** All topics of a session in their order, whatever became of them. */
export function listTopics(tx: AgentContext, session: Pick<SessionRow, 'id'>) {
  return tx.db
    .select()
    .from(sessionTopics)
    .where(eq(sessionTopics.sessionId, session.id))
    .orderBy(asc(sessionTopics.position), asc(sessionTopics.id))
}

async function setStatus(
  tx: AgentContext,
  session: SessionRow,
  topicId: string,
  change: { to: 'queued' | 'vetoed'; from: SessionTopicRow['status'][] },
): Promise<void> {
  const own = and(eq(sessionTopics.id, topicId), eq(sessionTopics.sessionId, session.id))
  const [topic] = await tx.db.select().from(sessionTopics).where(own)
  if (!topic) throw invalid('topic_id', 'Topic not found in this session.')
  if (!change.from.includes(topic.status))
    throw conflict('wrong_status', `This topic is ${topic.status} and can't be ${change.to}.`)
  await tx.db
    .update(sessionTopics)
    .set({ status: change.to, ...(change.to === 'queued' && { failures: 0 }) })
    .where(own)
}

async function add(tx: AgentContext, session: SessionRow, title: string): Promise<void> {
  const topics = await tx.db.$count(
    sessionTopics,
    and(eq(sessionTopics.sessionId, session.id), ne(sessionTopics.status, 'written')),
  )
  if (topics >= maxTopics) throw conflict('too_many_topics', `A session can have up to ${maxTopics} topics.`)
  const [first] = await tx.db
    .select({ position: min(sessionTopics.position) })
    .from(sessionTopics)
    .where(eq(sessionTopics.sessionId, session.id))
  const covering = await findCoverage(tx, { text: title, passages: 12 })
  const evidence: TopicEvidence[] = covering.slice(0, 3).map(({ documentId, title: document, passages }) => ({
    document_id: documentId,
    title: document,
    passages,
  }))
  await tx.db.insert(sessionTopics).values({
    tenantId: session.tenantId,
    sessionId: session.id,
    position: (first?.position ?? 1) - 1,
    title,
    evidence,
    strength: covering[0]?.share ?? 0,
    added: true,
    createdAt: tx.now(),
  })
  await wake(tx, session)
}

/** There is something to write again. */
async function wake(tx: AgentContext, session: Pick<SessionRow, 'id'>): Promise<void> {
  await tx.db.update(sessions).set({ waitingForTopics: false }).where(eq(sessions.id, session.id))
}
