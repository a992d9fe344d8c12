import type { WatchChange, WatchRun } from '#contract/watches.ts'
import { formatCount, formatNumber } from '#lib/format-number.ts'

type Counted = { one: string; many: string }

/** What a run of each kind counts, in the words of its own page. */
const counted: Readonly<Record<string, { score?: string; added: Counted; removed: Counted }>> = {
  brand_scan: {
    score: 'Visibility',
    added: { one: 'new mention', many: 'new mentions' },
    removed: { one: 'mention gone', many: 'mentions gone' },
  },
  scout_run: {
    added: { one: 'new post', many: 'new posts' },
    removed: { one: 'post gone', many: 'posts gone' },
  },
  warm_lead: {
    score: 'Intent',
    added: { one: 'new signal', many: 'new signals' },
    removed: { one: 'signal gone', many: 'signals gone' },
  },
}

const ofAnyPage = {
  score: 'Score',
  added: { one: 'new issue', many: 'new issues' },
  removed: { one: 'issue fixed', many: 'issues fixed' },
}

/** What the score of a kind is called. */
export function scoreName(kind: string): string {
  return (counted[kind] ?? ofAnyPage).score ?? ofAnyPage.score
}

/** What a run saw, in one line, each thing by its name. */
export function runWords(kind: string, { status, change, error }: WatchRun): string {
  if (status === 'running') return 'Running'
  if (status === 'failed') return error ?? 'Failed'
  if (!change) return 'First run'
  const { added, removed } = counted[kind] ?? ofAnyPage
  const { share_of_voice: share } = change
  const parts = [
    scoreMove(change) && `${scoreName(kind)} ${scoreMove(change)}`,
    share && share.before !== share.after && `share of voice ${share.before}% → ${share.after}%`,
    change.added.length > 0 && formatCount(change.added.length, added.one, added.many),
    change.removed.length > 0 && formatCount(change.removed.length, removed.one, removed.many),
  ].filter(Boolean)
  if (parts.length === 0) return change.summary
  const said = parts.join(', ')
  return said.charAt(0).toUpperCase() + said.slice(1)
}

/** `91 → 93`; undefined where it did not move, or was not measured twice. */
function scoreMove({ score_before: from, score_after: to }: WatchChange): string | undefined {
  if (from === undefined || to === undefined || Math.round(from) === Math.round(to)) return undefined
  return `${formatNumber(Math.round(from))} → ${formatNumber(Math.round(to))}`
}

/** Whether there is anything to read in a change. */
export function hasChanged(change: WatchChange): boolean {
  const { share_of_voice: share } = change
  return (
    change.added.length + change.removed.length > 0 ||
    scoreMove(change) !== undefined ||
    (share !== undefined && share.before !== share.after)
  )
}
