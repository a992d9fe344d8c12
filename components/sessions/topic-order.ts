import type { SessionTopic } from '#contract/sessions.ts'

/** The topics that wait for their turn, in their order. */
export function queuedTopics(topics: readonly SessionTopic[]): SessionTopic[] {
  return topics.filter(({ status }) => status === 'queued')
}

/** The topics with one of the queued ones moved by so many places, or to the front; others stay where they are. */
export function withMoved(topics: readonly SessionTopic[], id: string, by: number | 'front'): SessionTopic[] {
  const queued = queuedTopics(topics)
  const from = queued.findIndex((topic) => topic.id === id)
  const [topic] = from < 0 ? [] : queued.splice(from, 1)
  if (!topic) return [...topics]
  const to = by === 'front' ? 0 : Math.max(0, Math.min(queued.length, from + by))
  queued.splice(to, 0, topic)
  return topics.map((one) => (one.status === 'queued' ? (queued.shift() ?? one) : one))
}

/** The topics with another status for one of them. */
export function withStatus(topics: readonly SessionTopic[], id: string, status: string): SessionTopic[] {
  return topics.map((topic) => (topic.id === id ? { ...topic, status } : topic))
}
