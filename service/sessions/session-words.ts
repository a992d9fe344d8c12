import type { SessionRow, SessionTopicRow } from './get-session-row.ts'

/** The state of a session as text for a person. */
export function sessionMessage(
  row: Pick<SessionRow, 'status' | 'reason' | 'message' | 'waitingForTopics' | 'intervalMinutes'>,
): string {
  if (row.status === 'stopped') return 'Stopped.'
  if (row.status === 'paused') return row.message ?? 'Paused. Resume it to continue.'
  if (row.waitingForTopics) return 'All topics are written. Add a topic or a document to continue.'
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
  row: Pick<SessionTopicRow, 'category' | 'problem' | 'evidence' | 'added' | 'proposedBy' | 'liked'>,
): string {
  const known = row.evidence.length > 0
  const model = /^model: (.+)$/.exec(row.proposedBy ?? '')?.[1]
  const origin = row.added
    ? 'Added by you.'
    : model !== undefined
      ? `Suggested by ${model}${row.problem === null ? '' : ' for one of your readers’ problems'}, in ${row.category}.`
      : row.problem !== null
        ? `One of your readers’ problems, in ${row.category}.`
        : known
          ? `Found in your knowledge, in ${row.category}.`
          : 'One of your categories.'
  const liked = row.liked === null ? '' : ` Readers liked “${row.liked}”, which is about the same.`
  return known
    ? `${origin}${liked}`
    : `${origin} No document covers it yet, so there are few sources.${liked}`
}
