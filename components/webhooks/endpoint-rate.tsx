'use client'
import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '#lib/format-number.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { activityFigures } from './activity-figures.ts'
import { activityRequest } from './endpoint-reads.ts'
import { EndpointWeek } from './endpoint-week.tsx'

/** Below this nobody has to be alarmed by a colour. */
const alarmingPercent = 90

/** How much of what was sent in a week arrived; nothing from a server that does not count it. */
export function EndpointRate({ id }: { id: string }) {
  const { data } = useQuery({
    ...operationQuery('getWebhookActivity', activityRequest(id, '7')),
    staleTime: 60_000,
    retry: false,
  })
  if (!data) return <p className="min-h-5" />
  const { tried, failed, unsent, successPercent: percent } = activityFigures(data.spans)
  return (
    <div className="flex min-h-5 items-start gap-2.5 text-ink-soft text-xs tabular-nums">
      {percent === undefined ? (
        lostInWeek(failed + unsent)
      ) : (
        <>
          <EndpointWeek spans={data.spans} />
          <span className="pt-0.5">
            <span className={percent < alarmingPercent ? 'font-medium text-bad' : 'font-medium text-ink'}>
              {formatNumber(percent)}%
            </span>{' '}
            of {formatNumber(tried)} delivered in 7 days
          </span>
        </>
      )}
    </div>
  )
}

function lostInWeek(count: number): string {
  return count > 0 ? `${formatNumber(count)} failed or not sent in 7 days` : 'No events in 7 days'
}
