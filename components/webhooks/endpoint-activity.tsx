'use client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { parseAsStringLiteral, useQueryState } from 'nuqs'
import type { ReactNode } from 'react'
import { LoadProblem } from '#components/jobs/load-problem.tsx'
import { useFailure } from '#components/jobs/use-failure.ts'
import { ChartOrTable } from '#components/ui/chart-or-table.tsx'
import { NotOffered } from '#components/ui/list-states.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { Segmented } from '#components/ui/segmented.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { useZone } from '#components/ui/zone.tsx'
import type { WebhookActivity } from '#contract/webhook-activity.ts'
import { classNames } from '#lib/class-names.ts'
import { dayInZone } from '#lib/day-in-zone.ts'
import { formatDay } from '#lib/format-day.ts'
import { formatNumber } from '#lib/format-number.ts'
import { formatShortInstant } from '#lib/format-time.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { ActivityBars } from './activity-bars.tsx'
import { type ActivityFigures, activityFigures, spanFigures } from './activity-figures.ts'
import { activityRequest, activitySpans, usualSpan } from './endpoint-reads.ts'

export type EndpointActivityProps = {
  id: string
  /** What the newest event that did not arrive was told, where the page does not say it already. */
  lastFailure: ReactNode
}

/** What an endpoint got and how quickly it answered, over a day, a week or a month. */
export function EndpointActivity({ id, lastFailure }: EndpointActivityProps) {
  const [days, setDays] = useQueryState('days', parseAsStringLiteral(activitySpans).withDefault(usualSpan))
  const query = useQuery({
    ...operationQuery('getWebhookActivity', activityRequest(id, days)),
    placeholderData: keepPreviousData,
  })
  const problem = useFailure(query)
  const { data } = query
  const isNotTold = problem?.kind === 'not_offered' || problem?.kind === 'not_found'
  return (
    <Panel
      title="Activity"
      aside={
        !isNotTold && (
          <Segmented
            legend="Time span"
            value={days}
            onChange={(event) =>
              void setDays(activitySpans.find((one) => one === event.target.value) ?? null)
            }
            options={[
              { value: '1', label: '24 hours' },
              { value: '7', label: '7 days' },
              { value: '30', label: '30 days' },
            ]}
          />
        )
      }
    >
      {data ? (
        <Activity activity={data} lastFailure={lastFailure} />
      ) : isNotTold ? (
        <NotOffered what="Activity over time" />
      ) : problem ? (
        <LoadProblem what="Activity" query={query} problem={problem} />
      ) : (
        <Skeleton className="h-108 w-full lg:h-72" />
      )}
    </Panel>
  )
}

function Activity({ activity, lastFailure }: { activity: WebhookActivity; lastFailure: ReactNode }) {
  const timeZone = useZone()
  const figures = activityFigures(activity.spans)
  const { delivered, failed, retrying, waiting, unsent } = figures
  const lost = failed + unsent
  const span = spanWords(activity)
  const all = delivered + lost + retrying + waiting
  // A chart of so few is a bar or two on an axis that means nothing, and so are their percentages.
  if (figures.tried + waiting + unsent < minForChart)
    return (
      <div className="grid gap-1 text-sm">
        <p className="text-ink">
          {all === 0 ? `No deliveries in the last ${span}` : `${fewWords(figures)} in the last ${span}`}
        </p>
        {lastFailure && <p className="wrap-anywhere text-ink-soft">{lastFailure}</p>}
      </div>
    )
  const isAnswered = activity.spans.some(({ measured }) => measured > 0)
  const nameOf = ({ from }: { from: string }) => spanName(from, activity.unit, timeZone)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <dl className="grid grid-cols-2 items-end gap-x-6 gap-y-3 sm:flex sm:flex-wrap sm:justify-between">
        <Figure label={`Delivered of ${formatNumber(figures.tried)} sent`}>
          {figures.successPercent === undefined ? '–' : `${formatNumber(figures.successPercent)}%`}
        </Figure>
        <Figure label={lostWords(activity)}>
          <span className={lost > 0 ? 'text-bad' : undefined}>{formatNumber(lost)}</span>
        </Figure>
        <Figure label="Retrying">
          <span className={retrying > 0 ? 'text-warn' : undefined}>{formatNumber(retrying)}</span>
        </Figure>
        <Figure label="Median response">{milliseconds(activity.median_ms)}</Figure>
        <Figure label="95% within">{milliseconds(activity.p95_ms)}</Figure>
      </dl>
      <ChartOrTable
        label="Deliveries and response times"
        note={`By ${activity.unit} in ${timeZone}`}
        chart={
          <div className={classNames('grid gap-5', isAnswered && 'lg:grid-cols-2')}>
            <div>
              <p className="mb-2 flex flex-wrap gap-x-4 text-ink-soft text-xs">
                <Key colour="--good">Delivered</Key>
                <Key colour="--bad">Failed or not sent</Key>
                <Key colour="--warn">Retrying</Key>
                {waiting > 0 && <Key colour="--rule-strong">Queued</Key>}
              </p>
              <ActivityBars
                label={`${formatNumber(delivered)} delivered, ${formatNumber(lost)} failed or not sent, ${formatNumber(retrying)} retrying`}
                format={formatNumber}
                bars={activity.spans.map((span) => {
                  const { delivered, failed, retrying, waiting, unsent } = spanFigures(span)
                  return {
                    at: nameOf(span),
                    name: `${nameOf(span)}: ${delivered} delivered, ${failed + unsent} failed or not sent, ${retrying} retrying${waiting > 0 ? `, ${waiting} queued` : ''}`,
                    parts: [
                      { value: delivered, colour: '--good' },
                      { value: failed + unsent, colour: '--bad' },
                      { value: retrying, colour: '--warn' },
                      { value: waiting, colour: '--rule-strong' },
                    ],
                  }
                })}
              />
            </div>
            {isAnswered && (
              <div>
                <p className="mb-2 flex flex-wrap gap-x-4 text-ink-soft text-xs">
                  <Key colour="--info">Median response</Key>
                  <Key colour="--ink" isLine>
                    95% within
                  </Key>
                </p>
                <ActivityBars
                  label={`Median response ${milliseconds(activity.median_ms)}`}
                  format={milliseconds}
                  bars={activity.spans.map((span) => {
                    const { median_ms: median = 0, p95_ms: slow } = span
                    return {
                      at: nameOf(span),
                      name: `${nameOf(span)}: median ${milliseconds(span.median_ms)}, 95% within ${milliseconds(span.p95_ms)}`,
                      parts: [{ value: median, colour: '--info' }],
                      tick: slow,
                    }
                  })}
                />
              </div>
            )}
          </div>
        }
        columns={['From', 'Delivered', 'Failed or not sent', 'Retrying', 'Queued', 'Median', '95% within']}
        rows={activity.spans.toReversed().map((span) => {
          const { delivered, failed, retrying, waiting, unsent } = spanFigures(span)
          return [
            nameOf(span),
            formatNumber(delivered),
            formatNumber(failed + unsent),
            formatNumber(retrying),
            formatNumber(waiting),
            milliseconds(span.median_ms),
            milliseconds(span.p95_ms),
          ]
        })}
      />
    </div>
  )
}

const minForChart = 5

/** `2 delivered, 1 failed or not sent`: what there is of each. */
function fewWords({ delivered, failed, unsent, retrying, waiting }: ActivityFigures): string {
  const parts: [number, string][] = [
    [delivered, 'delivered'],
    [failed + unsent, 'failed or not sent'],
    [retrying, 'retrying'],
    [waiting, 'queued'],
  ]
  return parts
    .filter(([count]) => count > 0)
    .map(([count, words]) => `${formatNumber(count)} ${words}`)
    .join(', ')
}

/** The time span of the figures: those of all deliveries, beside them, have another. */
function spanWords({ unit, spans }: Pick<WebhookActivity, 'unit' | 'spans'>): string {
  return unit === 'hour' ? '24 hours' : `${spans.length} days`
}

export function lostWords(activity: Pick<WebhookActivity, 'unit' | 'spans'>): string {
  return `Failed or not sent in ${spanWords(activity)}`
}

/** Over the time that the head of the panel names. */
function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-soft text-xs">{label}</dt>
      <dd className="font-serif text-2xl text-ink tabular-nums">{children}</dd>
    </div>
  )
}

function Key({
  colour,
  isLine = false,
  children,
}: {
  colour: `--${string}`
  isLine?: boolean
  children: ReactNode
}) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span
        aria-hidden
        className={isLine ? 'h-0.5 w-2.5' : 'size-2.5 rounded-xs'}
        style={{
          background: isLine ? `var(${colour})` : `color-mix(in srgb, var(${colour}) 72%, var(--sheet))`,
        }}
      />
      {children}
    </span>
  )
}

function milliseconds(value: number | undefined): string {
  return value === undefined ? '–' : `${formatNumber(value)} ms`
}

/** In the time zone of the workspace, whose days the server counts by. */
function spanName(from: string, unit: string, timeZone: string): string {
  const instant = new Date(from)
  // A day may begin some minutes before midnight: its noon is in it.
  return unit === 'hour'
    ? formatShortInstant(instant, 'both', timeZone)
    : formatDay(dayInZone(timeZone, new Date(instant.getTime() + halfDayMs)), 'dayMonth')
}

const halfDayMs = 43_200_000
