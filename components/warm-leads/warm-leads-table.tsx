import { RecordState } from '#components/jobs/record-state.tsx'
import { type Column, DataTable } from '#components/ui/data-table.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { costColumn, nameColumn, RecordName, whenColumn } from '#components/ui/record-columns.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { type Sorting, sortHeader } from '#components/ui/sort-header.tsx'
import type { WarmLeadRun } from '#contract/warm-leads.ts'
import { formatCredits, formatNumber } from '#lib/format-number.ts'
import { jobState, wasCancelled } from '#lib/queries/job-state.ts'
import { warmLeadFormHref } from './warm-lead-form-href.ts'
import {
  type BandWords,
  bandOf,
  companyName,
  failureOf,
  fitWords,
  intentWords,
  plainDomain,
  profileLabels,
  signalLabels,
  signalTitle,
  statusLabels,
} from './warm-lead-words.ts'

export type WarmLeadsTableProps = {
  runs: readonly WarmLeadRun[]
  activeId: string | undefined
  /** Every column when left out. */
  columns?: readonly Column<WarmLeadRun>[]
  /** Left out where the order is not the service's. */
  sorting?: Sorting<'domain' | 'fit' | 'intent' | 'when'>
}

export function WarmLeadsTable(props: WarmLeadsTableProps) {
  const { runs, activeId, columns = warmLeadColumns, sorting } = props
  return (
    <DataTable
      label="Reports"
      className="table-fixed"
      columns={columns}
      rows={markEarlier(runs)}
      idOf={({ id }) => id}
      activeId={activeId}
      sortHeaders={
        sorting && {
          name: sortHeader('domain', 'Company', sorting),
          fit: sortHeader('fit', 'Fit', sorting, 'descending'),
          intent: sortHeader('intent', 'Intent', sorting, 'descending'),
          when: sortHeader('when', 'Created', sorting, 'descending'),
        }
      }
    />
  )
}

/** A company that was reported on again keeps its earlier reports: they say that they are. */
function markEarlier(runs: readonly WarmLeadRun[]): WarmLeadRun[] {
  const hostOf = ({ normalized_domain, domain }: WarmLeadRun) => normalized_domain ?? domain
  return runs.map((run) => {
    const isEarlier = runs.some(
      (other) =>
        other.status === 'completed' &&
        hostOf(other) === hostOf(run) &&
        (other.created_at ?? '') > (run.created_at ?? ''),
    )
    return isEarlier ? { ...run, is_earlier: true } : run
  })
}

const intent = ({ intent_score }: WarmLeadRun) => <Band score={intent_score} words={intentWords} />

export const warmLeadColumns: readonly Column<WarmLeadRun>[] = [
  nameColumn('Company', (run) => (
    <>
      <RecordName
        href={`/warm-leads/${run.id}`}
        name={companyName(run)}
        below={below(run)}
        isReason={jobState(run) === 'failed'}
      />
      {run.top_signal && (
        // In a column of its own where there is room for one.
        <span className="line-clamp-1 text-ink-soft text-xs @3xl:hidden">
          {signalTitle(run.top_signal.title)}
        </span>
      )}
    </>
  )),
  {
    id: 'why',
    header: 'Why now',
    width: 'w-56 @max-3xl:hidden',
    look: 'min-w-0',
    cell: (run) => <WhyNow run={run} />,
    phone: (run) => jobState(run) === 'failed' && <NextAction run={run} />,
  },
  {
    id: 'contact',
    header: 'Contact',
    width: 'w-60 @max-5xl:hidden',
    look: 'min-w-0',
    cell: (run) => <Contact run={run} />,
  },
  {
    id: 'fit',
    header: 'Fit',
    width: 'w-30',
    look: 'whitespace-nowrap text-ink',
    // Nearly every report is ready: only another status is said, in place of its scores.
    cell: (run) =>
      run.status === 'completed' ? (
        <Band score={run.fit_score} words={fitWords} />
      ) : (
        <RecordState record={run} labels={statusLabels} running="Reading" />
      ),
  },
  {
    id: 'intent',
    header: 'Intent',
    width: 'w-30 @max-xl:hidden',
    look: 'whitespace-nowrap text-ink',
    cell: intent,
    phone: ({ intent_score: score }) =>
      typeof score === 'number' && (
        <span className="whitespace-nowrap">
          {intentWords[bandOf(score)]}{' '}
          <span className="text-ink-faint tabular-nums">{formatNumber(score)}</span>
        </span>
      ),
  },
  costColumn(({ credits_charged }) => (credits_charged === undefined ? '' : formatCredits(credits_charged))),
  whenColumn(({ created_at }) => created_at),
]

/** The strongest signal, and how old it is; where there is no report, what can be done about it. */
function WhyNow({ run }: { run: WarmLeadRun }) {
  const { top_signal: signal } = run
  if (jobState(run) === 'failed') return <NextAction run={run} />
  if (!signal) return null
  const kind = signalLabels[signal.kind]?.label ?? signal.kind.replaceAll('_', ' ')
  return (
    <span className="grid min-w-0 justify-items-start gap-0.5">
      <span title={signalTitle(signal.title)} className="line-clamp-2 wrap-anywhere text-ink leading-snug">
        <span className="text-ink-soft">{kind}: </span>
        {signalTitle(signal.title)}
      </span>
      {signal.date && <RelativeTime at={signal.date} className="text-ink-faint text-xs" />}
    </span>
  )
}

/** Whom to write to. */
function Contact({ run: { best_contact: contact } }: { run: WarmLeadRun }) {
  if (!contact) return null
  const { name, role, email } = contact
  return (
    <span className="grid min-w-0">
      <span className="line-clamp-2 wrap-anywhere text-ink leading-snug">{name ?? email}</span>
      <span title={role ?? email} className="line-clamp-2 wrap-anywhere text-ink-faint text-xs">
        {name ? (role ?? email) : 'Shared mailbox'}
      </span>
    </span>
  )
}

/** Every report costs the same, and the balance has it. */
export const usualWarmLeadColumns: readonly string[] = ['why', 'contact', 'fit', 'intent', 'when']

/** Where there is no report, what can be done about it: the list that forbade it, or another try. */
function NextAction({ run }: { run: WarmLeadRun }) {
  const isSuppressed = run.blocked_reason === 'suppressed_domain'
  // The site forbids it: another try would end the same way.
  if (run.blocked_reason === 'robots_disallowed') return null
  return (
    <LinkButton
      size="sm"
      href={isSuppressed ? '/warm-leads/suppressions' : warmLeadFormHref(run)}
      aria-label={
        isSuppressed
          ? `Open the do-not-contact list for ${companyName(run)}`
          : `Run again: ${companyName(run)}`
      }
    >
      {isSuppressed ? 'Open list' : 'Run again'}
    </LinkButton>
  )
}

/** Why there is no report, or the domain where it is not the name already, and the profile. */
function below(run: WarmLeadRun): string {
  if (jobState(run) === 'failed' && !wasCancelled(run)) return failureOf(run) ?? 'No reason given'
  const domain = plainDomain(run.domain)
  return [
    run.is_earlier === true && 'Earlier report',
    companyName(run) === domain ? undefined : domain,
    // The newer report says it; here it would be cut off.
    run.is_earlier === true ? undefined : (profileLabels[run.icp ?? ''] ?? run.icp),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** A score in words, with its number; nothing where there is no report. */
function Band({ score, words }: { score: number | null | undefined; words: BandWords }) {
  if (score === undefined) return null
  if (score === null) return <span className="text-ink-faint text-xs">Not known</span>
  return (
    <>
      {words[bandOf(score)]}{' '}
      <span className="text-ink-faint text-xs tabular-nums">{formatNumber(score)}</span>
      <span aria-hidden className="mt-1 block h-1 w-20 overflow-hidden rounded-full bg-well">
        <span className="block h-full rounded-full bg-ink-soft" style={{ width: `${score}%` }} />
      </span>
    </>
  )
}
