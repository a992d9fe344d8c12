'use client'
import type { ReactNode } from 'react'
import { EmptyState } from '#components/ui/list-states.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { TextLink } from '#components/ui/text-link.tsx'
import { useZone } from '#components/ui/zone.tsx'
import type { WatchChange, WatchDetail, WatchRun } from '#contract/watches.ts'
import { classNames } from '#lib/class-names.ts'
import { formatCredits, formatNumber } from '#lib/format-number.ts'
import { formatShortInstant } from '#lib/format-time.ts'
import { hasChanged, runWords, scoreName } from './change-words.ts'
import { WatchFacts } from './watch-facts.tsx'
import { comparedRunHref, runLink } from './watch-words.ts'

/** What a watch is for: what its last run saw that the one before had not, or when there will be such a thing. */
export function LatestChange({
  watch,
  figures,
  next,
}: {
  watch: WatchDetail
  figures?: ReactNode
  /** What to do now. */
  next?: ReactNode
}) {
  const timeZone = useZone()
  const { runs, kind } = watch
  const isRunning = runs[0]?.status === 'running'
  const ended = runs.filter(({ status, change }) => status === 'completed' && change)
  const latest = ended[0]
  const changed = ended.find(({ change }) => change && hasChanged(change))
  const link = latest && runLink(watch, latest)
  return (
    <Panel
      title="What changed"
      aside={
        latest && (
          <>
            <RelativeTime at={latest.started_at} />
            {latest.credits_used !== undefined && <span>{formatCredits(latest.credits_used)}</span>}
            {link && <TextLink href={link.href}>{link.label}</TextLink>}
          </>
        )
      }
    >
      {isRunning && (
        <p role="status" className="text-ink-soft text-sm not-last:mb-4">
          Running now. What changed shows up here within a minute of its end.
        </p>
      )}
      {latest?.change ? (
        <div className="grid gap-4">
          <div className="grid gap-2">
            <Headline kind={kind} run={latest} change={latest.change} before={runs} />
            {figures}
          </div>
          <ScoreParts change={latest.change} />
          <WatchFacts {...latest.change} />
          {next && <p className="border-rule border-t pt-3 text-ink-soft text-sm">{next}</p>}
          {latest !== changed && changed?.change && (
            <div className="grid gap-2 border-rule border-t pt-3">
              <p className="text-ink-soft text-sm">
                Last change {formatShortInstant(new Date(changed.started_at), 'day', timeZone)}:{' '}
                <span className="text-ink">{runWords(kind, changed)}</span>
              </p>
              <WatchFacts {...changed.change} />
            </div>
          )}
        </div>
      ) : (
        !isRunning && <NotYet watch={watch} />
      )}
    </Panel>
  )
}

/** The score and how far it moved, or what came and went in a line. */
function Headline({
  kind,
  run,
  change,
  before,
}: {
  kind: string
  run: WatchRun
  change: WatchChange
  before: readonly WatchRun[]
}) {
  const timeZone = useZone()
  const { score_before: from, score_after: to } = change
  const earlier = before.find(({ started_at }) => started_at < run.started_at)
  const since = earlier && formatShortInstant(new Date(earlier.started_at), 'day', timeZone)
  if (to === undefined) {
    return (
      <p className={classNames('font-serif text-xl', hasChanged(change) ? 'text-ink' : 'text-ink-soft')}>
        {runWords(kind, run)}
      </p>
    )
  }
  const move = from === undefined ? undefined : Math.round(to) - Math.round(from)
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <span className="font-serif text-4xl text-ink leading-none">{formatNumber(Math.round(to))}</span>
      <span className="text-ink-soft text-sm">
        {scoreName(kind)}
        {move !== undefined && from !== undefined && (
          <>
            {', '}
            {move === 0 ? (
              'unchanged'
            ) : (
              <>
                <span className={move > 0 ? 'text-good' : 'text-bad'}>
                  <span aria-hidden>{move > 0 ? '▲ ' : '▼ '}</span>
                  <span className="sr-only">{move > 0 ? 'up ' : 'down '}</span>
                  {formatNumber(Math.abs(move))}
                </span>
                {` from ${formatNumber(Math.round(from))}`}
              </>
            )}
            {since && ` on ${since}`}
          </>
        )}
      </span>
    </p>
  )
}

/** Why the score moved, or why it is not compared. */
function ScoreParts({ change: { score_parts: parts = [], added, removed } }: { change: WatchChange }) {
  if (parts.length === 0) return null
  const unread = parts.filter(({ before, after }) => before === undefined || after === undefined)
  if (unread.length > 0) {
    const names = unread.map(({ label }) => label.toLowerCase()).join(' and ')
    return (
      <p className="text-ink-soft text-sm">
        Not compared with the score before:{' '}
        {unread.every(({ before }) => before === undefined)
          ? `${names} could be judged for the first time.`
          : `${names} could be judged in one of the two reports only.`}
      </p>
    )
  }
  return (
    <div className="grid gap-1.5 text-sm">
      <dl className="grid w-fit grid-cols-[auto_auto] gap-x-6 gap-y-1">
        {parts.map(({ label, before = 0, after = 0 }) => (
          <div key={label} className="contents">
            <dt className="text-ink">{label}</dt>
            <dd className="text-ink-soft tabular-nums">
              {formatNumber(Math.round(before))} → {formatNumber(Math.round(after))} points
            </dd>
          </div>
        ))}
      </dl>
      {added.length + removed.length === 0 && (
        <p className="text-ink-soft">The same signals: they count less as they get older.</p>
      )}
    </div>
  )
}

/** Nothing was compared so far: when it will be, and with what. */
function NotYet({ watch }: { watch: WatchDetail }) {
  const { next_run_at: at, compared_with: compared } = watch
  const href = comparedRunHref(watch)
  return (
    <EmptyState dense title="Nothing to compare yet">
      {at ? (
        <>
          The next run <RelativeTime planned at={at} /> shows what changed
        </>
      ) : (
        'The next run shows what changed'
      )}
      {compared && (
        <>
          {' since '}
          {href ? <TextLink href={href}>the run</TextLink> : 'the run'}{' '}
          <RelativeTime at={compared.started_at} />
        </>
      )}
      .
    </EmptyState>
  )
}
