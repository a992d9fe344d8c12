import { OpenCheck } from '#components/jobs/open-check.tsx'
import { sourceState } from '#components/jobs/source-state.ts'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { EmptyState } from '#components/ui/list-states.tsx'
import { Pagination } from '#components/ui/pagination.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { StatusPill } from '#components/ui/status-pill.tsx'
import type { SessionDetail, SessionRun } from '#contract/sessions.ts'
import { languageName } from '#lib/article-languages.ts'
import { formatCount, formatCredits } from '#lib/format-number.ts'
import { rowsPerPage } from '#lib/rows-per-page.ts'
import { runState } from './run-state.ts'

/** The runs of a session, newest first, each with its article. */
export function RunHistory({ session, offset }: { session: SessionDetail; offset: number }) {
  const { runs, runs_total, session_id } = session
  return (
    <Panel title="Runs" flush aside={formatCount(runs_total, 'run')}>
      {runs.length === 0 ? (
        <EmptyState dense title="No runs yet">
          Each run writes the first topic in the queue.
        </EmptyState>
      ) : (
        <ul aria-label="Runs">
          {runs.map((run) => (
            <RunItem key={run.id} run={run} />
          ))}
        </ul>
      )}
      <div className="px-4 pb-2 empty:hidden">
        <Pagination
          total={runs_total}
          limit={rowsPerPage}
          offset={offset}
          hrefAt={(at) => (at > 0 ? `/sessions/${session_id}?offset=${at}` : `/sessions/${session_id}`)}
        />
      </div>
    </Panel>
  )
}

function RunItem({ run }: { run: SessionRun }) {
  const { tone, label } = runState(run)
  const title = run.article_title ?? run.topic
  return (
    <li className="grid gap-0.5 border-rule/70 border-b px-4 py-2.5 last:border-0">
      <div className="flex items-start justify-between gap-4">
        {run.article_id === undefined ? (
          <span className="min-w-0 wrap-anywhere font-serif text-base text-ink leading-snug">{title}</span>
        ) : (
          <IntentLink
            href={`/articles/${run.article_id}`}
            className="min-w-0 wrap-anywhere font-serif text-base text-ink leading-snug hover:underline"
          >
            {title}
          </IntentLink>
        )}
        <span className="flex shrink-0 gap-x-3 gap-y-0.5 pt-0.5 max-sm:flex-col">
          <StatusPill tone={tone}>{label}</StatusPill>
          {run.article?.status === 'generated' && <OpenCheck state={sourceState(run.article)} />}
        </span>
      </div>
      {run.article_title !== undefined && run.article_title !== run.topic && (
        <p className="wrap-anywhere text-ink-faint text-xs">Topic: {run.topic}</p>
      )}
      <p className="text-ink-faint text-xs">
        {languageName(run.language)} · {run.trigger === 'asked' ? 'Manual' : 'Automatic'} ·{' '}
        <RelativeTime at={run.started_at} />
        {run.credits_used !== undefined &&
          run.status === 'completed' &&
          ` · ${formatCredits(run.credits_used)}`}
      </p>
      {run.status === 'completed' && run.reason !== undefined && run.article?.status === 'generated' && (
        <p className="text-ink-soft text-xs">
          Saved as a draft because it needs your review. The article shows why.
        </p>
      )}
      {run.status === 'failed' && (
        <p className="wrap-anywhere text-bad text-xs">{run.error ?? 'Failed.'} Credits refunded.</p>
      )}
    </li>
  )
}
