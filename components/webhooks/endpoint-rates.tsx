'use client'
import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '#lib/format-number.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { activityFigures } from './activity-figures.ts'
import { activityRequest } from './endpoint-reads.ts'

const spans = [
  { days: '1', words: '24 hours' },
  { days: '7', words: '7 days' },
] as const

/** How much of what was sent arrived, over a day and a week; nothing from a server that does not count it. */
export function EndpointRates({ id }: { id: string }) {
  return (
    <dl className="flex min-h-5 flex-wrap gap-x-6 gap-y-1 text-xs">
      {spans.map(({ days, words }) => (
        <Rate key={days} id={id} days={days} words={words} />
      ))}
    </dl>
  )
}

function Rate({ id, days, words }: { id: string; days: (typeof spans)[number]['days']; words: string }) {
  const { data } = useQuery({
    ...operationQuery('getWebhookActivity', activityRequest(id, days)),
    staleTime: 60_000,
    retry: false,
  })
  if (!data) return null
  const { delivered, failed, successPercent: percent } = activityFigures(data.spans)
  return (
    <div className="flex items-baseline gap-1.5">
      <dt className="text-ink-faint">Success rate, {words}</dt>
      <dd className="text-ink-soft tabular-nums">
        {percent === undefined ? (
          'nothing sent'
        ) : (
          <>
            <span className={percent < 95 ? 'font-medium text-bad' : 'font-medium text-ink'}>
              {formatNumber(percent)}%
            </span>{' '}
            of {formatNumber(delivered + failed)}
          </>
        )}
      </dd>
    </div>
  )
}
