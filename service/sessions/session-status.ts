import type { StatusPart } from '../health/status-part.ts'
import { getSessionHealth } from './get-session-health.ts'

const sessionWords = {
  none: 'No running session',
  running: 'Session running',
  paused: 'Session paused',
  unpaid: 'Session paused: out of credits',
  refused: 'Session paused: article rejected',
  without_topics: 'Session out of topics',
} as const

export const sessionStatus: StatusPart = async (ctx) => {
  const sessions = await getSessionHealth(ctx)
  return {
    area: {
      step: 6,
      id: 'sessions',
      title: 'Sessions',
      ready: sessions.state === 'running',
      detail: sessionWords[sessions.state],
      path: sessions.state === 'none' ? '/sessions' : `/sessions/${sessions.id}`,
    },
    actions: [
      (sessions.state === 'unpaid' || sessions.state === 'refused') && {
        id: 'session_paused',
        operation: 'changeSession',
        priority: 2,
        title: sessionWords[sessions.state],
        detail: sessions.message ?? 'See the reason and resume it.',
        path: `/sessions/${sessions.id}`,
      },
      sessions.state === 'without_topics' && {
        id: 'session_without_topics',
        operation: 'changeSession',
        priority: 4,
        title: sessionWords.without_topics,
        detail: 'Add a topic or a document.',
        path: `/sessions/${sessions.id}`,
      },
    ],
  }
}
