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
  row: Pick<SessionTopicRow, 'category' | 'problem' | 'evidence' | 'added' | 'proposedBy'>,
): string {
  const known = row.evidence.length > 0
  const model = /^model: (.+)$/.exec(row.proposedBy ?? '')?.[1]
  const origin = row.added
    ? 'You added it.'
    : model !== undefined
      ? `Proposed by the model ${model}${row.problem === null ? '' : ' for a problem you named'}, under ${row.category}.`
      : row.problem !== null
        ? `A problem you named, under ${row.category}.`
        : known
          ? `Found in your knowledge, under ${row.category}.`
          : 'A category you named.'
  return known ? origin : `${origin} No document speaks of it yet, so there is little to rest on.`
}
