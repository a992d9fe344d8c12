'use client'
import { useQueries } from '@tanstack/react-query'
import { ReadProblem } from '#components/jobs/read-problem.tsx'
import { useStartedJobs } from '#components/jobs/use-started-jobs.ts'
import { LinkButton } from '#components/ui/link-button.tsx'
import { NotOffered } from '#components/ui/list-states.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { StatusPill } from '#components/ui/status-pill.tsx'
import { TextLink } from '#components/ui/text-link.tsx'
import type { ScheduleGapList, SlotSuggestion } from '#contract/schedule.ts'
import type { ActionResult, Problem } from '#lib/action-result.ts'
import { formatClock } from '#lib/format-clock.ts'
import { formatDay } from '#lib/format-day.ts'
import { formatCount } from '#lib/format-number.ts'
import { jobState } from '#lib/queries/job-state.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'

// Each is read by its id, and a service may allow as few as 60 calls a minute.
const articlesShown = 10

export type PublishedOnlyScheduleProps = {
  gaps: ActionResult<ScheduleGapList>
  suggestion: ActionResult<SlotSuggestion>
}

/** Where the service has no timeline: the gaps and times that it does tell, and what was started in this browser. */
export function PublishedOnlySchedule({ gaps, suggestion }: PublishedOnlyScheduleProps) {
  const timeZone = suggestion.ok ? suggestion.data.timezone : undefined
  return (
    <div className="grid gap-5">
      <Notice>This server has no calendar. Showing days with gaps and suggested times.</Notice>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Panel title="Days with a gap" aside={timeZone} flush>
          {gaps.ok ? <Gaps list={gaps.data} /> : <Unread what="The gaps" problem={gaps.problem} />}
        </Panel>
        <div className="grid gap-5">
          <Panel title="When to publish" aside={timeZone}>
            {suggestion.ok ? (
              <p className="text-ink text-sm">
                {formatCount(suggestion.data.postsPerDay, 'article')} per day:{' '}
                {suggestion.data.slots.slice(0, 24).map(formatClock).join(', ') || 'no suggested time'}.
              </p>
            ) : (
              <Unread what="Suggested times" problem={suggestion.problem} />
            )}
          </Panel>
          <StartedArticles />
        </div>
      </div>
    </div>
  )
}

function Gaps({ list }: { list: ScheduleGapList }) {
  if (list.gaps.length === 0) {
    return (
      <p className="px-4 py-6 text-center text-ink-soft text-sm">
        No gaps in the next {formatCount(list.daysAnalyzed, 'day')}.
      </p>
    )
  }
  return (
    <ul className="divide-y divide-rule/70">
      {list.gaps.map(({ date, scheduled, target }) => (
        <li key={date} className="flex items-center gap-3 px-4 py-1.5 text-sm">
          <span className="w-24 shrink-0 text-ink">{formatDay(date, 'short')}</span>
          <span className="min-w-0 flex-1 text-ink-soft text-xs">
            {scheduled} of {target}
          </span>
          <LinkButton size="sm" variant="quiet" href={`/articles/new?for=${date}T09:00`}>
            Write an article
          </LinkButton>
        </li>
      ))}
    </ul>
  )
}

function Unread({ what, problem }: { what: string; problem: Problem }) {
  if (problem.kind === 'not_offered') return <NotOffered dense what={what} />
  return <ReadProblem dense what={what} problem={problem} />
}

function StartedArticles() {
  const started = useStartedJobs()
    .jobs.filter(({ kind }) => kind === 'article')
    .slice(0, articlesShown)
  const answers = useQueries({
    queries: started.map(({ id }) => operationQuery('getArticle', { params: { id } })),
  })
  if (started.length === 0) return null
  return (
    <Panel title="Started in this browser" flush>
      <ul className="divide-y divide-rule/70">
        {started.map(({ id, title, href }, at) => {
          const article = answers[at]?.data
          const tone = article
            ? ({ running: 'busy', failed: 'bad', succeeded: 'neutral' } as const)
            : undefined
          return (
            <li key={id} className="flex items-center justify-between gap-3 px-4 py-2 text-sm">
              <TextLink href={href} className="wrap-anywhere line-clamp-2 min-w-0">
                {article?.title ?? title}
              </TextLink>
              {article && tone && <StatusPill tone={tone[jobState(article)]}>{article.status}</StatusPill>}
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
