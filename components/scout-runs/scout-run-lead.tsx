import { RelativeTime } from '#components/ui/relative-time.tsx'
import type { ScoutRun } from '#contract/scout-runs.ts'
import { formatCount, formatCredits, formatNumber } from '#lib/format-number.ts'
import { readScoutResults } from './read-scout-results.ts'
import { forumsText } from './scout-words.ts'

/** What a run found, where and when, below its topic. */
export function ScoutRunLead({ run }: { run: ScoutRun }) {
  const items = readScoutResults(run)?.items
  const seen = items?.filter((item) => item.seen_before === true).length ?? 0
  return (
    <span className="flex flex-wrap gap-x-4 gap-y-1">
      {items && (
        <span>
          {formatCount(items.length, 'post')}
          {/* In a first run every post is new. */}
          {seen > 0 && `, ${formatNumber(items.length - seen)} new`}
        </span>
      )}
      <span className="wrap-anywhere">{forumsText(run.subreddits)}</span>
      {run.created_at && <RelativeTime at={run.created_at} />}
      {run.credits_used !== undefined && <span>{formatCredits(run.credits_used)}</span>}
    </span>
  )
}
