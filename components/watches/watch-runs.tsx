import { IntentLink } from '#components/ui/intent-link.tsx'
import { Pagination } from '#components/ui/pagination.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { StatusPill, type Tone } from '#components/ui/status-pill.tsx'
import type { WatchDetail, WatchRun } from '#contract/watches.ts'
import { classNames } from '#lib/class-names.ts'
import { formatCount, formatCredits } from '#lib/format-number.ts'
import { rowsPerPage } from '#lib/rows-per-page.ts'
import { hasChanged, runWords } from './change-words.ts'
import { WatchFacts } from './watch-facts.tsx'
import { type RunLink, runLink } from './watch-words.ts'

/** A run of the same subject that the watch did not start. */
export type EarlierRun = { id: string; href: string; said: string; at: string | undefined }

/** The runs of a watch, newest first, a line each; what each saw unfolds, unless it stands above. */
export function WatchRuns({
  watch,
  offset,
  earlier = [],
}: {
  watch: WatchDetail
  offset: number
  earlier?: readonly EarlierRun[] | undefined
}) {
  const { runs, runs_total, id, kind } = watch
  const shownAbove = runs.find(({ status, change }) => status === 'completed' && change)
  // The only one is told above already.
  if (earlier.length === 0 && (runs_total === 0 || (runs_total === 1 && shownAbove))) return null
  return (
    <Panel title="Runs" flush aside={formatCount(runs_total, 'run')}>
      <ol aria-label="Runs" reversed>
        {runs.map((run) => (
          <RunItem
            key={run.id}
            run={run}
            kind={kind}
            link={runLink(watch, run)}
            unfolds={run !== shownAbove}
          />
        ))}
        {earlier.map(({ id, href, said, at }) => (
          <li key={id} className="grid gap-0.5 border-rule/70 border-b px-4 py-3 last:border-0">
            <p className="wrap-anywhere text-sm">{said}</p>
            <p className="text-ink-faint text-xs">
              {at && <RelativeTime at={at} />} · not by this watch ·{' '}
              <IntentLink href={href} className="underline decoration-rule-strong hover:text-ink">
                View result
              </IntentLink>
            </p>
          </li>
        ))}
      </ol>
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

function RunItem({
  run,
  kind,
  link,
  unfolds,
}: {
  run: WatchRun
  kind: string
  link: RunLink | undefined
  unfolds: boolean
}) {
  const { tone, label } = standing(run)
  const words = runWords(kind, run)
  const { change } = run
  const facts = unfolds && change ? change.added.length + change.removed.length : 0
  return (
    <li className="grid gap-2 border-rule/70 border-b px-4 py-3 last:border-0">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <p className={classNames('wrap-anywhere text-sm', change?.matters && 'font-medium')}>{words}</p>
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
        {words !== label && (
          <span className="shrink-0 pt-0.5">
            <StatusPill tone={tone}>{label}</StatusPill>
          </span>
        )}
      </div>
      {change && facts > 0 && (
        <details className="text-xs">
          <summary className="cursor-pointer text-ink-soft hover:text-ink">
            {formatCount(facts, 'detail')}
          </summary>
          <div className="pt-2">
            <WatchFacts {...change} />
          </div>
        </details>
      )}
    </li>
  )
}

function standing({ status, change }: WatchRun): { tone: Tone; label: string } {
  if (status === 'running') return { tone: 'busy', label: 'Running' }
  if (status === 'failed') return { tone: 'bad', label: 'Failed' }
  if (status !== 'completed') return { tone: 'neutral', label: status }
  if (!change) return { tone: 'info', label: 'Baseline' }
  if (change.matters) return { tone: 'warn', label: 'Changed' }
  return hasChanged(change)
    ? { tone: 'neutral', label: 'Minor change' }
    : { tone: 'good', label: 'No change' }
}
