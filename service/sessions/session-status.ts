import type { StatusPart } from '../health/status-part.ts'
import { getSessionHealth } from './get-session-health.ts'

const sessionWords = {
  none: 'No session is running.',
  running: 'A session is running.',
  paused: 'A session is paused.',
  unpaid: 'A session is paused for lack of credits',
  refused: 'A session is paused: its article was refused',
  without_topics: 'A session has no topics left',
} as const

export const sessionStatus: StatusPart = async (ctx) => {
  const sessions = await getSessionHealth(ctx)
  return {
    area: {
      step: 4,
      id: 'sessions',
      title: 'Sessions',
      ready: sessions.state === 'running',
      detail: sessionWords[sessions.state],
      path: sessions.state === 'none' ? '/sessions' : `/sessions/${sessions.id}`,
    },
    actions: [
      (sessions.state === 'unpaid' || sessions.state === 'refused') && {
        id: 'session_paused',
        priority: 2,
        title: sessionWords[sessions.state],
        detail: sessions.message ?? 'See why, and resume it.',
        path: `/sessions/${sessions.id}`,
      },
      sessions.state === 'without_topics' && {
        id: 'session_without_topics',
        priority: 4,
        title: sessionWords.without_topics,
        detail: 'Add a topic, or a document to find topics in.',
        path: `/sessions/${sessions.id}`,
      },
    ],
  }
}
