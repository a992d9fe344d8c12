import { ExternalLink } from 'lucide-react'
import { RecordState } from '#components/jobs/record-state.tsx'
import { type Column, DataTable } from '#components/ui/data-table.tsx'
import {
  costColumn,
  nameColumn,
  RecordName,
  stateColumn,
  whenColumn,
} from '#components/ui/record-columns.tsx'
import { type Sorting, sortHeader } from '#components/ui/sort-header.tsx'
import type { Selection } from '#components/ui/use-selection.ts'
import type { LeadMagnet } from '#contract/lead-magnets.ts'
import type { ResultPage } from '#contract/results.ts'
import { formatCount, formatCredits, formatNumber } from '#lib/format-number.ts'
import { jobState, wasCancelled } from '#lib/queries/job-state.ts'
import { webAddress } from '#lib/web-address.ts'
import { conversionOf, kindLabel, leadMagnetName, signUpWords, statusLabels } from './lead-magnet-words.ts'
import { MagnetCover } from './magnet-cover.tsx'

export type LeadMagnetsTableProps = {
  made: readonly LeadMagnet[]
  activeId: string | undefined
  /** Every column when left out. */
  columns?: readonly Column<LeadMagnet>[]
  /** Left out where the order is not the service's. */
  sorting?: Sorting<'leads' | 'when'>
  /** Left out where nothing can be done to several of them. */
  selection?: Selection<LeadMagnet>
}

export function LeadMagnetsTable(props: LeadMagnetsTableProps) {
  const { made: rows, activeId, columns = leadMagnetColumns, sorting, selection } = props
  return (
    <DataTable
      label="Lead magnets"
      className="table-fixed"
      columns={columns}
      rows={rows}
      idOf={({ id }) => id}
      activeId={activeId}
      sortHeaders={
        sorting && {
          signUps: sortHeader('leads', 'Sign-ups', sorting, 'descending'),
          when: sortHeader('when', 'Created', sorting, 'descending'),
        }
      }
      selection={
        selection && {
          ids: selection.here,
          toggle: selection.toggle,
          all: { label: 'Select every lead magnet on this page', toggle: selection.toggleAll },
          labelOf: (made) => `Select ${leadMagnetName(made)}`,
          width: 'w-8 max-sm:w-10',
        }
      }
    />
  )
}

/** The page that visitors see, from the row. */
function LandingLink({ made: { status, public_url } }: { made: LeadMagnet }) {
  const address = status === 'published' ? webAddress(public_url) : undefined
  if (!address) return null
  return (
    <a
      href={address}
      target="_blank"
      rel="noreferrer"
      className="mt-1 flex w-fit items-center gap-1 text-ink-soft text-xs underline decoration-rule-strong underline-offset-3 hover:text-ink"
    >
      Landing page
      <ExternalLink aria-hidden className="size-3" />
    </a>
  )
}

/** What landing pages brought lately, by the id of their lead magnet. */
export type LandingVisits = ReadonlyMap<string, Pick<ResultPage, 'visitors' | 'confirmed_leads'>>

/** @param visits undefined where the server counts none; then there is no column of them */
export function leadMagnetColumnsWith(visits: LandingVisits | undefined): readonly Column<LeadMagnet>[] {
  return [
    nameColumn('Title', (made) => (
      <span className="flex items-center gap-3">
        <MagnetCover made={made} />
        <span className="min-w-0">
          <RecordName
            href={`/lead-magnets/${made.id}`}
            name={leadMagnetName(made)}
            isReason={jobState(made) === 'failed'}
            below={
              jobState(made) === 'failed' && !wasCancelled(made)
                ? (made.error ?? 'No reason given')
                : [kindLabel(made.type), made.niche && `for ${made.niche}`].filter(Boolean).join(' ')
            }
          />
          <LandingLink made={made} />
        </span>
      </span>
    )),
    stateColumn('w-32', (made) => <RecordState record={made} labels={statusLabels} running="Creating" />),
    {
      id: 'signUps',
      header: 'Sign-ups',
      numeric: true,
      width: 'w-44 @max-lg:hidden',
      look: 'whitespace-nowrap text-ink-soft',
      cell: ({ leads }) => leads && signUpWords(leads),
      phone: ({ id, leads }) => {
        if (!leads || leads.confirmed + leads.pending === 0) return null
        const visit = visits?.get(id)
        const percent = visit && conversionOf(visit)
        return (
          <span className="whitespace-nowrap">
            {signUpWords(leads)}
            {percent !== undefined && ` (${percent}%)`}
          </span>
        )
      },
    },
    ...(visits ? [conversionColumn(visits)] : []),
    costColumn(({ credits_used }) => (credits_used === undefined ? '' : formatCredits(credits_used))),
    whenColumn(({ created_at }) => created_at),
  ]
}

export const leadMagnetColumns = leadMagnetColumnsWith(undefined)

function conversionColumn(visits: LandingVisits): Column<LeadMagnet> {
  const cell = (made: LeadMagnet) => {
    const visit = visits.get(made.id)
    const percent = visit && conversionOf(visit)
    if (percent === undefined) return ''
    return (
      <span className="grid justify-items-end">
        <span className="text-ink">{percent}%</span>
        <span className="text-ink-faint text-xs">
          {formatNumber(visit?.confirmed_leads ?? 0)} of {formatCount(visit?.visitors ?? 0, 'visitor')}
        </span>
      </span>
    )
  }
  return {
    id: 'conversion',
    header: 'Conversion, 30 days',
    numeric: true,
    width: 'w-40 @max-4xl:hidden',
    look: 'whitespace-nowrap',
    cell,
  }
}
