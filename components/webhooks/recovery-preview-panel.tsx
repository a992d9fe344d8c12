import type { UseQueryResult } from '@tanstack/react-query'
import { LoadProblem } from '#components/jobs/load-problem.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import type { RecoveryPreview } from '#contract/recoveries.ts'
import { formatNumber } from '#lib/format-number.ts'
import { visibleText } from './visible-text.ts'

/** The dry run: what would be sent again, by kind of event. */
export function RecoveryPreviewPanel({ preview }: { preview: UseQueryResult<RecoveryPreview> }) {
  const { data, isError, isFetching } = preview
  if (isError && !data) return <LoadProblem what="The count" query={preview} />
  if (!data) {
    return (
      <div role="status" className="grid gap-2 rounded-md border border-rule p-3">
        <span className="sr-only">Counting</span>
        <Skeleton className="h-4 w-2/3" />
        <Skeleton className="h-4 w-1/2" />
      </div>
    )
  }
  if (data.total === 0) {
    return (
      <p
        role="status"
        className="rounded-md border border-rule border-dashed px-3 py-4 text-ink-soft text-sm"
      >
        All deliveries since then were successful.
      </p>
    )
  }
  return (
    <dl
      aria-busy={isFetching}
      className="max-h-56 divide-y divide-rule overflow-y-auto rounded-md border border-rule text-sm"
    >
      {Object.entries(data.by_event_type).map(([type, count]) => (
        <div key={type} className="flex items-baseline gap-3 px-3 py-1.5">
          <dt className="min-w-0 wrap-anywhere font-mono text-ink-soft text-xs leading-5">
            {visibleText(type)}
          </dt>
          <dd className="ml-auto font-medium text-ink tabular-nums">{formatNumber(count)}</dd>
        </div>
      ))}
    </dl>
  )
}
