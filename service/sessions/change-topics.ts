import type { ChangeSessionInput, TopicEvidence } from '#contract/sessions.ts'
import type { AgentContext } from '../context.ts'
import { sessions, sessionTopics } from '../db/schema/sessions.ts'
import { and, asc, eq, min, ne, sql } from '../db/sql.ts'
import { conflict, invalid, refused } from '../errors.ts'
import { findCoverage } from '../knowledge/find-coverage.ts'
import type { SessionRow, SessionTopicRow } from './get-session-row.ts'

type TopicChange = Extract<ChangeSessionInput, { action: 'reorder' | 'veto' | 'restore' | 'add_topic' }>

/** Added topics are bounded, so that a program in a loop cannot fill the table. */
const mostTopics = 500

/** Changes the topics of a session that the caller's transaction has locked. */
export async function changeTopics(
  inside: AgentContext,
  session: SessionRow,
  change: TopicChange,
): Promise<void> {
  switch (change.action) {
    case 'reorder':
      return reorder(inside, session, change.topic_ids)
    case 'veto':
      return setStatus(inside, session, change.topic_id, {
        to: 'vetoed',
        from: ['queued', 'failed', 'vetoed'],
      })
    case 'restore':
      await setStatus(inside, session, change.topic_id, {
        to: 'queued',
        from: ['vetoed', 'failed', 'queued'],
      })
      return wake(inside, session)
    case 'add_topic':
      return add(inside, session, change.title.trim())
  }
}

/** What was written meanwhile is passed over: an order that is a moment old is still what was meant. */
async function reorder(inside: AgentContext, session: SessionRow, topicIds: string[]): Promise<void> {
  const rows = await listTopics(inside, session)
  const known = new Set(rows.map(({ id }) => id))
  const unknown = topicIds.flatMap((id, place) =>
    known.has(id) ? [] : [{ path: `topic_ids.${place}`, message: 'This session has no such topic.' }],
  )
  if (unknown.length > 0) throw refused(unknown)
  const first = new Set(topicIds)
  const order = [...first, ...rows.map(({ id }) => id).filter((id) => !first.has(id))]
  await placeTopics(inside, session, order)
  await inside.db.update(sessions).set({ orderedByHand: true }).where(eq(sessions.id, session.id))
}

/** Gives the topics of a session their places, first to last. */
export async function placeTopics(
  inside: AgentContext,
  session: Pick<SessionRow, 'id'>,
  order: readonly string[],
): Promise<void> {
  await inside.db.execute(sql`
    update ${sessionTopics} set position = given.place
    from unnest(${sql.param([...order])}::uuid[]) with ordinality as given (id, place)
    where ${sessionTopics.id} = given.id and ${sessionTopics.sessionId} = ${session.id}`)
}

/** All topics of a session in their order, whatever became of them. */
export function listTopics(inside: AgentContext, session: Pick<SessionRow, 'id'>) {
  return inside.db
    .select()
    .from(sessionTopics)
    .where(eq(sessionTopics.sessionId, session.id))
    .orderBy(asc(sessionTopics.position), asc(sessionTopics.id))
}

async function setStatus(
  inside: AgentContext,
  session: SessionRow,
  topicId: string,
  change: { to: 'queued' | 'vetoed'; from: SessionTopicRow['status'][] },
): Promise<void> {
  const own = and(eq(sessionTopics.id, topicId), eq(sessionTopics.sessionId, session.id))
  const [topic] = await inside.db.select().from(sessionTopics).where(own)
  if (!topic) throw invalid('topic_id', 'This session has no such topic.')
  if (!change.from.includes(topic.status))
    throw conflict('wrong_status', `A topic that is ${topic.status} cannot be ${change.to}.`)
  await inside.db
    .update(sessionTopics)
    .set({ status: change.to, ...(change.to === 'queued' && { failures: 0 }) })
    .where(own)
}

async function add(inside: AgentContext, session: SessionRow, title: string): Promise<void> {
  if (title === '') throw invalid('title', 'Must say what the article is about.')
  const topics = await inside.db.$count(
    sessionTopics,
    and(eq(sessionTopics.sessionId, session.id), ne(sessionTopics.status, 'written')),
  )
  if (topics >= mostTopics) throw conflict('too_many_topics', `A session holds ${mostTopics} topics at most.`)
  const [first] = await inside.db
    .select({ position: min(sessionTopics.position) })
    .from(sessionTopics)
    .where(eq(sessionTopics.sessionId, session.id))
  const covering = await findCoverage(inside, { text: title, passages: 12 })
  const evidence: TopicEvidence[] = covering.slice(0, 3).map(({ documentId, title: document, passages }) => ({
    document_id: documentId,
    title: document,
    passages,
  }))
  await inside.db.insert(sessionTopics).values({
    tenantId: session.tenantId,
    sessionId: session.id,
    position: (first?.position ?? 1) - 1,
    title,
    evidence,
    strength: covering[0]?.share ?? 0,
    added: true,
    createdAt: inside.now(),
  })
  await wake(inside, session)
}

/** There is something to write again. */
async function wake(inside: AgentContext, session: Pick<SessionRow, 'id'>): Promise<void> {
  await inside.db.update(sessions).set({ waitingForTopics: false }).where(eq(sessions.id, session.id))
}
