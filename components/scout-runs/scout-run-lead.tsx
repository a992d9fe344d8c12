import { RecordState } from '#components/jobs/record-state.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import type { ScoutRun } from '#contract/scout-runs.ts'
import { formatCount, formatCredits, formatNumber } from '#lib/format-number.ts'
import { jobState } from '#lib/queries/job-state.ts'
import { readScoutResults } from './read-scout-results.ts'
import { forumsText, statusLabels } from './scout-words.ts'

/** What a run found, where and when, below its topic. */
export function ScoutRunLead({ run }: { run: ScoutRun }) {
  const items = readScoutResults(run)?.items
  const failed = jobState(run) === 'failed'
  const seen = items?.filter((item) => item.seen_before === true).length ?? 0
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
      {failed && <RecordState record={run} labels={statusLabels} running="Scouting" />}
      {items && (
        <span>
          {formatCount(items.length, 'post')}
          {/* In a first run every post is new. */}
          {seen > 0 && `, ${formatNumber(items.length - seen)} new`}
        </span>
      )}
      <span className="wrap-anywhere">{forumsText(run.subreddits)}</span>
      {run.created_at && <RelativeTime at={run.created_at} />}
      {/* A failed run says that they came back. */}
      {!failed && run.credits_used !== undefined && <span>{formatCredits(run.credits_used)}</span>}
    </span>
  )
}
