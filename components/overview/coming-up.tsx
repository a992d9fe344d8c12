'use client'
import { useQuery } from '@tanstack/react-query'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { EmptyState } from '#components/ui/list-states.tsx'
import { useMinutes } from '#components/ui/now.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { StatusPill } from '#components/ui/status-pill.tsx'
import { TextLink } from '#components/ui/text-link.tsx'
import type { ScheduleEntry } from '#contract/schedule.ts'
import { formatMoment } from '#lib/format-day.ts'
import { priceRange } from '#lib/price-range.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { PanelProblem } from './panel-problem.tsx'
import { PanelRows } from './panel-rows.tsx'
import { overviewDays } from './past-days.ts'
import { usePanelState } from './use-panel-state.ts'

const shown = 6

/** What is due next: articles that appear by themselves, and what sessions will write. */
export function ComingUp({ today }: { today: string }) {
  const { data, problem, retry, retrying } = usePanelState(
    useQuery(operationQuery('getSchedule', { query: overviewDays(today) })),
  )
  const now = useMinutes() ?? 0
  const due = data?.entries.filter(({ kind, at }) => kind !== 'published' && Date.parse(at) > now)
  return (
    <Panel title="Coming up" flush aside={<TextLink href="/schedule">Whole schedule</TextLink>}>
      {due ? (
        due.length === 0 ? (
          <EmptyState
            dense
            title="Nothing planned for the next 2 weeks"
            action={
              <LinkButton size="sm" href="/sessions/new">
                Plan a session
              </LinkButton>
            }
          >
            Scheduled articles and what sessions will write show up here.
          </EmptyState>
        ) : (
          <ul className="divide-y divide-rule">
            {due.slice(0, shown).map((entry, at) => (
              <DueRow
                key={`${entry.article_id ?? entry.topic_id ?? entry.session_id}.${entry.at}`}
                entry={entry}
                // The runs of a session cost the same: the first says it.
                isPriced={due.findIndex(({ session_id: id }) => id === entry.session_id) === at}
              />
            ))}
            {due.length > shown && (
              <li className="px-4 py-2 text-xs">
                <TextLink href="/schedule?view=list">and {due.length - shown} more in 2 weeks</TextLink>
              </li>
            )}
          </ul>
        )
      ) : problem ? (
        <PanelProblem what="The calendar" problem={problem} onRetry={retry} retrying={retrying} />
      ) : (
        <PanelRows rows={3} />
      )}
    </Panel>
  )
}

function DueRow({ entry, isPriced }: { entry: ScheduleEntry; isPriced: boolean }) {
  const {
    article_id: article,
    session_id: session,
    kind,
    date,
    time,
    title,
    credits,
    credits_expected: expected,
  } = entry
  const bySession = kind === 'session_run'
  const href = article
    ? `/articles/${encodeURIComponent(article)}`
    : session
      ? `/sessions/${encodeURIComponent(session)}`
      : '/schedule'
  return (
    <li className="flex items-start gap-x-3 px-4 py-2.5 hover:bg-hover max-sm:flex-col">
      <span className="shrink-0 whitespace-nowrap text-ink-soft text-xs tabular-nums sm:w-30 sm:pt-0.5">
        {formatMoment({ date, time })}
      </span>
      <span className="flex min-w-0 flex-1 gap-x-3 max-sm:w-full gap-y-0.5 max-sm:flex-col">
        <IntentLink
          href={href}
          className="wrap-anywhere line-clamp-2 min-w-0 flex-1 font-serif text-base text-ink hover:underline"
        >
          {title}
        </IntentLink>
        <span className="flex shrink-0 items-center gap-x-3 self-start text-ink-faint text-xs max-sm:flex-row-reverse sm:max-xl:flex-col-reverse sm:max-xl:items-end">
          {isPriced && credits !== undefined && <span>{priceRange(credits, expected)}</span>}
          <StatusPill tone={bySession ? 'neutral' : kind === 'scheduled' ? 'info' : 'busy'}>
            {bySession ? 'Session writes it' : kind === 'scheduled' ? 'Scheduled' : 'In progress'}
          </StatusPill>
        </span>
      </span>
    </li>
  )
}
