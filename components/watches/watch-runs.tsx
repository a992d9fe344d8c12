import type { ReactNode } from 'react'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { EmptyState } from '#components/ui/list-states.tsx'
import { Pagination } from '#components/ui/pagination.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { StatusPill, type Tone } from '#components/ui/status-pill.tsx'
import type { WatchDetail, WatchFact, WatchRun } from '#contract/watches.ts'
import { classNames } from '#lib/class-names.ts'
import { formatCount, formatCredits } from '#lib/format-number.ts'
import { webAddress } from '#lib/web-address.ts'
import { type RunLink, runLink, runSummary } from './watch-words.ts'
import { rowsPerPage } from './watches-href.ts'

/** The runs of a watch, newest first, each with what it saw that the one before had not. */
export function WatchRuns({
  watch,
  offset,
  runNow,
}: {
  watch: WatchDetail
  offset: number
  /** What starts one. */
  runNow: ReactNode
}) {
  const { runs, runs_total, id } = watch
  return (
    <Panel title="Runs" flush aside={runs_total > 0 && formatCount(runs_total, 'run')}>
      <div className="border-rule border-b px-4 py-3">{runNow}</div>
      {runs.length === 0 ? (
        <EmptyState dense title="No runs yet">
          Each run appears here with what changed since the one before.
        </EmptyState>
      ) : (
        <ol aria-label="Runs" reversed>
          {runs.map((run) => (
            <RunItem key={run.id} run={run} link={runLink(watch, run)} />
          ))}
        </ol>
      )}
      <div className="px-4 pb-2 empty:hidden">
        <Pagination
          total={runs_total}
          limit={rowsPerPage}
          offset={offset}
          hrefAt={(at) => (at > 0 ? `/watches/${id}?offset=${at}` : `/watches/${id}`)}
        />
      </div>
    </Panel>
  )
}

function RunItem({ run, link }: { run: WatchRun; link: RunLink | undefined }) {
  const { tone, label } = standing(run)
  const { change } = run
  return (
    <li className="grid gap-2 border-rule/70 border-b px-4 py-3 last:border-0">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <p className={classNames('wrap-anywhere text-sm', change?.matters && 'font-medium')}>
            {runSummary(run)}
          </p>
          <p className="text-ink-faint text-xs">
            <RelativeTime at={run.started_at} />
            {run.status === 'completed' &&
              run.credits_used !== undefined &&
              ` · ${formatCredits(run.credits_used)}`}
            {run.status === 'failed' && ' · credits refunded'}
            {link && run.status === 'completed' && (
              <>
                {' · '}
                <IntentLink href={link.href} className="underline decoration-rule-strong hover:text-ink">
                  {link.label}
                </IntentLink>
              </>
            )}
          </p>
        </div>
        <span className="shrink-0 pt-0.5">
          <StatusPill tone={tone}>{label}</StatusPill>
        </span>
      </div>
      {change && <Facts label="New" facts={change.added} />}
      {change && <Facts label="Gone" facts={change.removed} />}
    </li>
  )
}

function standing({ status, change }: WatchRun): { tone: Tone; label: string } {
  if (status === 'running') return { tone: 'busy', label: 'Running' }
  if (status === 'failed') return { tone: 'bad', label: 'Failed' }
  if (status !== 'completed') return { tone: 'neutral', label: status }
  if (!change) return { tone: 'info', label: 'Baseline' }
  if (change.matters) return { tone: 'warn', label: 'Changed' }
  const moved = change.score_before !== change.score_after
  return moved || change.added.length + change.removed.length > 0
    ? { tone: 'neutral', label: 'Minor change' }
    : { tone: 'good', label: 'No change' }
}

function Facts({ label, facts }: { label: string; facts: readonly WatchFact[] }) {
  if (facts.length === 0) return null
  return (
    <ul aria-label={label} className="grid gap-1 border-rule-strong border-l-2 pl-3 text-sm">
      {facts.map((fact) => {
        const address = webAddress(fact.url)
        return (
          <li
            key={`${fact.text} ${fact.url}`}
            className={classNames('wrap-anywhere', !fact.notable && 'text-ink-faint')}
          >
            {address ? (
              <a
                href={address}
                target="_blank"
                rel="noreferrer nofollow ugc"
                className="underline decoration-rule-strong hover:text-ink"
              >
                {fact.text}
              </a>
            ) : (
              fact.text
            )}
          </li>
        )
      })}
    </ul>
  )
}
