import { RecordState } from '#components/jobs/record-state.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import type { LeadMagnet } from '#contract/lead-magnets.ts'
import { formatCount } from '#lib/format-number.ts'
import { kindLabel, statusLabels } from './lead-magnet-words.ts'

/** Under the title: its state, what it is and for whom, how long, and since when. */
export function LeadMagnetLead({ made }: { made: LeadMagnet }) {
  const { type, niche, page_count: pages, published_at: published, created_at: created } = made
  const since = published ?? created
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <RecordState record={made} labels={statusLabels} running="Creating" />
      <span className="wrap-anywhere">
        {kindLabel(type)}
        {niche && ` for ${niche}`}
      </span>
      {pages !== undefined && <span>{formatCount(pages, 'page')}</span>}
      {since && (
        <span>
          {published ? 'Published' : 'Created'} <RelativeTime at={since} />
        </span>
      )}
    </span>
  )
}
