import type { AgentContext } from '../core/context.ts'
import { sessionTopics } from '../db/schema/sessions.ts'
import type { SessionRow } from './get-session-row.ts'
import type { TopicCandidate } from './topic-candidate.ts'

/** Puts topics into a session's queue, in their order, from `position` on. */
export async function insertTopics(
  tx: AgentContext,
  session: Pick<SessionRow, 'id' | 'tenantId'>,
  topics: readonly TopicCandidate[],
  position = 0,
): Promise<void> {
  if (topics.length === 0) return
  const { id: sessionId, tenantId } = session
  const createdAt = tx.now()
  await tx.db.insert(sessionTopics).values(
    topics.map((topic, place) => ({
      ...topic,
      tenantId,
      sessionId,
      createdAt,
      position: position + place,
    })),
  )
}
