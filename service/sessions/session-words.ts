import type { SessionRow, SessionTopicRow } from './get-session-row.ts'

/** How a session stands, for a person. */
export function sessionMessage(
  row: Pick<SessionRow, 'status' | 'reason' | 'message' | 'waitingForTopics' | 'intervalMinutes'>,
): string {
  if (row.status === 'stopped') return 'Stopped for good.'
  if (row.status === 'paused') return row.message ?? 'Paused; resume it when it should go on.'
  if (row.waitingForTopics)
    return 'Every topic is written. It asks for no credits until there is new knowledge or a new topic.'
  return `Writes an article every ${interval(row.intervalMinutes)}.`
}

const units = [
  [10_080, 'week'],
  [1440, 'day'],
  [60, 'hour'],
] as const

function interval(minutes: number): string {
  const unit = units.find(([size]) => minutes % size === 0)
  const [size, name] = unit ?? [1, 'minute']
  return minutes === size ? name : `${minutes / size} ${name}s`
}

/** Why a topic is in the catalog, for a person. */
export function topicReason(
  row: Pick<SessionTopicRow, 'category' | 'problem' | 'evidence' | 'added'>,
): string {
  const passages = row.evidence.reduce((sum, { passages }) => sum + passages, 0)
  const documents = row.evidence.length
  const known =
    documents === 0
      ? 'no document speaks of it yet, so there is little to rest on'
      : `${passages} ${passages === 1 ? 'passage' : 'passages'} of ${
          documents === 1 ? 'a document speaks' : `${documents} documents speak`
        } of it`
  if (row.added) return `You added it; ${known}.`
  if (row.problem !== null) return `A problem you named, under ${row.category}; ${known}.`
  if (documents === 0) return `A category you named; ${known}.`
  return `Your knowledge covers it, under ${row.category}; ${known}.`
}
