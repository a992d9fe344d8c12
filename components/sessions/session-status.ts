import type { Tone } from '#components/ui/status-pill.tsx'
import type { Session } from '#contract/sessions.ts'

/** How a session stands, as a pill says it; a status nobody knows is shown as it is. */
export function sessionStatus(session: Pick<Session, 'status' | 'reason' | 'waiting_for'>): {
  tone: Tone
  label: string
} {
  const { status, reason, waiting_for } = session
  if (status === 'running')
    return waiting_for === 'topics'
      ? { tone: 'warn', label: 'Out of topics' }
      : { tone: 'good', label: 'Running' }
  if (status === 'stopped') return { tone: 'neutral', label: 'Stopped' }
  if (status !== 'paused') return { tone: 'neutral', label: status }
  if (reason === 'insufficient_credits') return { tone: 'warn', label: 'Paused: out of credits' }
  if (reason === 'refused') return { tone: 'bad', label: 'Paused: article rejected' }
  if (reason === 'access_ended') return { tone: 'warn', label: 'Paused: access ended' }
  return { tone: 'info', label: 'Paused' }
}
