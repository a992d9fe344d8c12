import { RecordState } from '#components/jobs/record-state.tsx'
import { type Column, DataTable } from '#components/ui/data-table.tsx'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { costColumn, nameColumn, RecordName, whenColumn } from '#components/ui/record-columns.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { type Sorting, sortHeader } from '#components/ui/sort-header.tsx'
import type { WarmLeadRun } from '#contract/warm-leads.ts'
import { classNames } from '#lib/class-names.ts'
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
  runs: readonly CompanyReport[]
  activeId: string | undefined
  /** Every column when left out. */
  columns?: readonly Column<CompanyReport>[]
  /** Left out where the order is not the service's. */
  sorting?: Sorting<'domain' | 'fit' | 'intent' | 'when'>
}

export function WarmLeadsTable(props: WarmLeadsTableProps) {
  const { runs, activeId, columns = warmLeadColumns, sorting } = props
  return (
    <DataTable
      label="Reports"
      className="table-fixed"
      columns={columns.map((column) => withFigure(column, sorting?.sort))}
      rows={runs}
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

/** The figure that the rows are in the order of is shown: two bands alike would look unordered. */
function withFigure(column: Column<CompanyReport>, sort: string | undefined): Column<CompanyReport> {
  const by = sort?.replace('-', '')
  if (column.id !== by) return column
  if (by === 'fit') return { ...column, cell: (run) => <Fit run={run} isFigureShown /> }
  if (by === 'intent') return { ...column, cell: (run) => <Intent run={run} isFigureShown /> }
  return column
}

/** A report with the earlier ones of its company. */
export type CompanyReport = WarmLeadRun & { earlier?: readonly WarmLeadRun[] }

/** One row a company: its newest finished report has the finished ones before it; what runs, failed or was blocked stands by itself. */
export function byCompany(runs: readonly WarmLeadRun[]): CompanyReport[] {
  const ready = Map.groupBy(
    runs.filter(({ status }) => status === 'completed').toSorted(byCreated),
    companyOf,
  )
  return runs.flatMap((run) => {
    if (run.status !== 'completed') return [run]
    const [newest, ...earlier] = ready.get(companyOf(run)) ?? []
    if (newest !== run) return []
    return [earlier.length > 0 ? { ...run, earlier } : run]
  })
}

/** Whose reports belong together. */
export function companyOf({ normalized_domain, domain }: WarmLeadRun): string {
  return normalized_domain ?? domain
}

/** Newest first. */
function byCreated(a: WarmLeadRun, b: WarmLeadRun): number {
  return (b.created_at ?? '').localeCompare(a.created_at ?? '')
}

export const warmLeadColumns: readonly Column<CompanyReport>[] = [
  nameColumn('Company', (run) => (
    <>
      <RecordName
        href={`/warm-leads/${run.id}`}
        name={companyName(run)}
        below={jobState(run) === 'failed' ? <Ended run={run} /> : below(run)}
        isReason={jobState(run) === 'failed'}
      />
      {run.top_signal && (
        // In a column of its own where there is room for one.
        <span className="line-clamp-1 text-ink-soft text-xs @3xl:hidden">
          {signalTitle(run.top_signal.title)}
        </span>
      )}
      {run.earlier && <EarlierReports runs={run.earlier} />}
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
    width: 'w-28',
    look: 'whitespace-nowrap text-ink',
    cell: (run) => <Fit run={run} />,
  },
  {
    id: 'intent',
    header: 'Intent',
    width: 'w-28 @max-xl:hidden',
    look: 'whitespace-nowrap text-ink',
    cell: (run) => <Intent run={run} />,
    phone: (run) => typeof run.intent_score === 'number' && <Intent run={run} />,
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

/** How a run ended that has no report, and why. */
function Ended({ run }: { run: WarmLeadRun }) {
  return (
    <>
      <span className="mr-1.5 inline-block align-bottom">
        <RecordState record={run} labels={statusLabels} running="Reading" />
      </span>
      {wasCancelled(run) ? below(run) : (failureOf(run) ?? 'No reason given')}
    </>
  )
}

/** The domain where it is not the name already, and the profile. */
function below(run: WarmLeadRun): string {
  const domain = plainDomain(run.domain)
  return [companyName(run) === domain ? undefined : domain, profileLabels[run.icp ?? ''] ?? run.icp]
    .filter(Boolean)
    .join(' · ')
}

type ScoreProps = { run: WarmLeadRun; isFigureShown?: boolean }

/** Nearly every report is ready: that one is being made is said in place of its scores, that there is none below its name. */
function Fit({ run, isFigureShown }: ScoreProps) {
  if (jobState(run) === 'failed') return null
  if (run.status !== 'completed') return <RecordState record={run} labels={statusLabels} running="Reading" />
  return <Band score={run.fit_score} words={fitWords} isFigureShown={isFigureShown} />
}

function Intent({ run, isFigureShown }: ScoreProps) {
  return <Band score={run.intent_score} words={intentWords} isFigureShown={isFigureShown} />
}

type BandProps = {
  score: number | null | undefined
  words: BandWords
  isFigureShown: boolean | undefined
}

/** Which band a score is in: a few pages read tell no more. Nothing where there is no report. */
function Band({ score, words, isFigureShown }: BandProps) {
  if (score === undefined) return null
  if (score === null) return <span className="text-ink-faint text-xs">Not known</span>
  const band = bandOf(score)
  return (
    <span
      title={`${formatNumber(score)} of 100`}
      className={classNames(
        'whitespace-nowrap',
        band === 'strong' ? 'font-medium text-ink' : band === 'moderate' ? 'text-ink' : 'text-ink-faint',
      )}
    >
      {words[band]}{' '}
      {isFigureShown ? (
        <span className="font-normal text-ink-soft tabular-nums">{formatNumber(score)}</span>
      ) : (
        <span className="sr-only">{formatNumber(score)} of 100</span>
      )}
    </span>
  )
}

/** The way to the earlier reports of the same company. */
function EarlierReports({ runs }: { runs: readonly WarmLeadRun[] }) {
  return (
    <span className="mt-0.5 flex flex-wrap gap-x-1.5 text-ink-faint text-xs">
      Earlier:
      {runs.map(({ id, created_at: at }) => (
        <IntentLink
          key={id}
          href={`/warm-leads/${id}`}
          className="underline decoration-rule-strong underline-offset-2 hover:text-ink"
        >
          {at ? <RelativeTime at={at} /> : 'report'}
        </IntentLink>
      ))}
    </span>
  )
}
