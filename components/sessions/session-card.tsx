'use client'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ProblemNotice } from '#components/jobs/problem-notice.tsx'
import { sessionName } from '#components/jobs/session-name.ts'
import { useMe } from '#components/shell/me.tsx'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { useMinutes } from '#components/ui/now.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { StatusPill } from '#components/ui/status-pill.tsx'
import { useZone } from '#components/ui/zone.tsx'
import type { Session, SessionDetail, SessionRun } from '#contract/sessions.ts'
import { languageName } from '#lib/article-languages.ts'
import { dayInZone } from '#lib/day-in-zone.ts'
import { formatDay } from '#lib/format-day.ts'
import { formatCount, formatCredits, formatNumber } from '#lib/format-number.ts'
import { formatInstant } from '#lib/format-time.ts'
import { priceRange } from '#lib/price-range.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { burnForecast } from './burn-forecast.ts'
import { intervalWords } from './interval-words.ts'
import { minutesUntilNext } from './minutes-until-next.ts'
import { plannedAt } from './planned-runs.ts'
import { RunNow } from './run-now.tsx'
import { runState } from './run-state.ts'
import type { ChangeSession } from './session-actions.ts'
import { SessionControls } from './session-controls.tsx'
import { sessionStatus } from './session-status.ts'
import { sessionRequest } from './sessions-href.ts'
import { topicName } from './topic-name.ts'
import { queuedTopics } from './topic-order.ts'
import { type SessionChanges, useSessionChanges } from './use-session-changes.ts'

const articlesShown = 5
/** After the next one. */
const topicsShown = 4

/** One session at a glance: what comes next, what it wrote last, what a month of it costs, and what can be done with it. */
export function SessionCard({ session, change }: { session: Session; change: ChangeSession }) {
  const detail = useQuery(operationQuery('getSession', sessionRequest(session.session_id)))
  const changes = useSessionChanges(session.session_id, 0, change)
  const { tone, label } = sessionStatus(session)
  const name = sessionName(session)
  return (
    <article aria-label={name} className="overflow-hidden rounded-lg border border-rule bg-sheet">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 px-5 pt-4 pb-3">
        <div className="min-w-0">
          <IntentLink
            href={`/sessions/${session.session_id}`}
            className="wrap-anywhere font-serif text-2xl text-ink leading-tight hover:underline"
          >
            {name}
          </IntentLink>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm">
            <StatusPill tone={tone}>{label}</StatusPill>
            <span>
              One {session.article_size} article {intervalWords(session.interval_minutes)} ·{' '}
              {session.languages.map(languageName).join(', ')}
            </span>
          </p>
        </div>
        <span className="flex gap-2">
          <SessionControls session={session} changes={changes} stops={false} />
          <LinkButton href={`/sessions/${session.session_id}`}>Edit topics</LinkButton>
        </span>
      </header>
      {changes.problem && changes.problem.kind !== 'payment_required' && (
        <div className="px-5 pb-4">
          <ProblemNotice problem={changes.problem} />
        </div>
      )}
      <Progress session={session} />
      <div className="grid grid-cols-[minmax(0,1fr)] border-rule border-t max-lg:divide-y max-lg:divide-rule lg:grid-cols-2 lg:divide-x lg:divide-rule">
        <Part title="Next article">
          <NextArticle session={session} detail={detail.data} changes={changes} />
        </Part>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start divide-y divide-rule">
          <Part title="Last articles">
            <LastArticles runs={detail.data?.runs} isRead={!detail.isPending} />
          </Part>
          <Part title="30-day forecast">
            <Forecast session={session} />
          </Part>
        </div>
      </div>
    </article>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0 px-5 py-4">
      <h2 className="mb-1.5 text-ink-faint text-xs">{title}</h2>
      {children}
    </section>
  )
}

/** What is written of all that it knows to write about, and how long the rest lasts. */
function Progress({ session }: { session: Session }) {
  const timeZone = useZone()
  const { articles_count: written, topics_queued: queued } = session
  if (written === undefined || queued === undefined || written + queued === 0) return null
  const last = queued > 0 ? plannedAt(session, queued - 1) : undefined
  return (
    <div className="grid gap-1.5 px-5 pb-4">
      <p className="flex flex-wrap justify-between gap-x-4 text-ink-soft text-sm">
        <span>
          <span className="text-ink">{formatNumber(written)} written</span>, {formatNumber(queued)} queued
        </span>
        {last && <span>Topics until {formatDay(dayInZone(timeZone, last))}</span>}
      </p>
      <span aria-hidden className="h-1.5 overflow-hidden rounded-full bg-well">
        <span
          className="block h-full rounded-full bg-ink-soft"
          style={{ width: `${(100 * written) / (written + queued)}%` }}
        />
      </span>
    </div>
  )
}

type NextArticleProps = { session: Session; detail: SessionDetail | undefined; changes: SessionChanges }

function NextArticle({ session, detail, changes }: NextArticleProps) {
  const timeZone = useZone()
  const { next_run_at: at, status } = session
  const [next, ...later] = queuedTopics(detail?.topics ?? [])
  if (status === 'stopped') return <p className="text-ink-soft text-sm">This session has stopped.</p>
  return (
    <>
      <p className="wrap-anywhere font-serif text-ink text-lg leading-snug">
        {next ? topicName(next) : detail ? 'No topics queued' : '–'}
      </p>
      <p className="mt-1 text-ink-soft text-sm">
        {status === 'running' && at !== undefined ? (
          <>
            <time dateTime={at} suppressHydrationWarning>
              {formatInstant(new Date(at), timeZone)}
            </time>{' '}
            · <RelativeTime planned at={at} />
          </>
        ) : (
          'None while paused'
        )}
      </p>
      {detail && next && (
        <div className="mt-3">
          <RunNow session={detail} topic={next} changes={changes} size="sm" />
        </div>
      )}
      {later.length > 0 && (
        <ol aria-label="After it" start={2} className="mt-4 border-rule/70 border-t text-sm">
          {later.slice(0, topicsShown).map((topic, place) => {
            const planned = plannedAt(session, place + 1)
            return (
              <li
                key={topic.id}
                className="flex items-baseline justify-between gap-4 border-rule/70 border-b py-1.5 last:border-0"
              >
                <bdi className="wrap-anywhere min-w-0 text-ink">{topicName(topic)}</bdi>
                <span className="shrink-0 text-ink-faint text-xs tabular-nums">
                  {planned ? formatDay(dayInZone(timeZone, planned), 'short') : place + 2}
                </span>
              </li>
            )
          })}
        </ol>
      )}
    </>
  )
}

function LastArticles({ runs, isRead }: { runs: readonly SessionRun[] | undefined; isRead: boolean }) {
  const last = runs?.slice(0, articlesShown) ?? []
  if (last.length === 0) {
    return <p className="text-ink-faint text-sm">{isRead ? (runs ? 'No articles yet' : '–') : 'Loading…'}</p>
  }
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {last.map((run) => {
        const { tone, label } = runState(run)
        const title = run.article_title ?? run.topic
        return (
          <li key={run.id} className="flex items-baseline justify-between gap-4">
            {run.article_id === undefined ? (
              <span className="min-w-0 truncate text-ink text-sm">{title}</span>
            ) : (
              <IntentLink
                href={`/articles/${run.article_id}`}
                title={title}
                className="min-w-0 truncate text-ink text-sm hover:underline"
              >
                {title}
              </IntentLink>
            )}
            <span className="shrink-0">
              <StatusPill tone={tone}>{label}</StatusPill>
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/** What a month costs at its pace, and what it has cost. */
function Forecast({ session }: { session: Session }) {
  const { me } = useMe()
  const now = useMinutes()
  const { estimated_credits_per_article: held, expected_credits_per_article: expected } = session
  const { credits_used: spent } = session
  const month = burnForecast({
    perArticle: expected ?? held,
    held,
    intervalMinutes: session.interval_minutes,
    nextInMinutes: minutesUntilNext(session, now),
    credits: me?.tenant_balance.credits ?? 0,
  })
  const isOver = session.status === 'stopped'
  return (
    <>
      <p className="font-serif text-ink text-lg leading-snug tabular-nums">
        {isOver
          ? 'None'
          : held === 0
            ? '–'
            : `${formatCredits(month.creditsPerMonth)}${expected === undefined ? ' or less' : ''}`}
      </p>
      {!isOver && (
        <p className="mt-1 text-ink-soft text-sm">
          {formatCount(month.articlesPerMonth, 'article')}
          {held > 0 && `, each ${priceRange(held, expected)}`}
        </p>
      )}
      {!isOver && me && held > 0 && (
        <p className="mt-1 text-ink-soft text-sm">
          {month.missingForMonth > 0
            ? `You need ${formatNumber(month.missingForMonth)} more for it`
            : `About ${formatNumber(me.tenant_balance.credits - month.creditsPerMonth)} left after it`}
        </p>
      )}
      {spent !== undefined && (
        <p className="mt-3 text-ink-faint text-xs">{formatCredits(spent)} spent so far</p>
      )}
    </>
  )
}
