import type { SessionDetail, SessionTopic } from '#contract/sessions.ts'
import { queuedTopics } from './topic-order.ts'

/** What the next article of a session would be asked for with; undefined without a topic. */
export function runNowInput(
  session: SessionDetail,
  topic: SessionTopic | undefined = queuedTopics(session.topics)[0],
): Record<string, unknown> | undefined {
  return (
    topic && {
      topic: topic.title,
      language: session.next_language,
      size: session.article_size,
      disable_competition: session.disable_competition,
      wait_for_completion: false,
    }
  )
}
