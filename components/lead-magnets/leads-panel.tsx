'use client'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { parseAsInteger, parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs'
import { LoadProblem } from '#components/jobs/load-problem.tsx'
import { SavedViewsMenu } from '#components/jobs/saved-views-menu.tsx'
import { Button } from '#components/ui/button.tsx'
import { buttonStyles } from '#components/ui/button-styles.ts'
import { ColumnsMenu } from '#components/ui/columns-menu.tsx'
import { Filter, Filters } from '#components/ui/filters.tsx'
import { EmptyState, ListSkeleton } from '#components/ui/list-states.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { SearchBox } from '#components/ui/search-box.tsx'
import { Select } from '#components/ui/select.tsx'
import { useChosenColumns } from '#components/ui/use-chosen-columns.ts'
import { useSelection } from '#components/ui/use-selection.ts'
import type { LeadList } from '#contract/lead-magnets.ts'
import { unconfirmedLeadDays } from '#contract/unconfirmed-leads.ts'
import { formatCount } from '#lib/format-number.ts'
import { problemOf } from '#lib/queries/fetch-json.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { rowsPerPage } from '#lib/rows-per-page.ts'
import type { LeadMagnetActions } from './lead-magnet-actions.ts'
import { LeadsBulkBar } from './leads-bulk-bar.tsx'
import { LeadsTable, leadColumns } from './leads-table.tsx'

const states = ['', 'confirmed', 'pending'] as const
const sorts = ['when', '-when'] as const

export type LeadsPanelProps = Pick<LeadMagnetActions, 'erase' | 'eraseEach'> & {
  id: string
  published: boolean
}

/** Who asked for the PDF, with their consent; all or the selected as a file, and to be erased. */
export function LeadsPanel({ id, published, erase, eraseEach }: LeadsPanelProps) {
  const [{ lead_q, lead_status, lead_sort, lead_offset }, setParams] = useQueryStates({
    lead_q: parseAsString.withDefault(''),
    lead_status: parseAsStringLiteral(states).withDefault(''),
    lead_sort: parseAsStringLiteral(sorts),
    lead_offset: parseAsInteger.withDefault(0),
  })
  const offset = Math.max(0, lead_offset)
  const filter = {
    ...(lead_status && { status: lead_status }),
    ...(lead_q.trim() && { q: lead_q.trim() }),
    ...(lead_sort && { sort: lead_sort }),
    limit: rowsPerPage,
    offset,
  }
  const query = useQuery(operationQuery('listLeads', { params: { id }, query: filter }))
  const { data, error, isError } = query
  const selection = useSelection(data?.leads ?? [], (lead) => lead.id)
  const columns = useChosenColumns('lead', leadColumns)
  if (isError && problemOf(error).kind === 'not_offered')
    return <Notice>Sign-ups aren't supported by this server.</Notice>
  if (isError && !data) return <LoadProblem what="Sign-ups" query={query} />
  if (!data) return <ListSkeleton rows={5} columns={4} />
  if (data.counts.all === 0 && !lead_q)
    return (
      <EmptyState title="No sign-ups yet">
        {published
          ? 'Share the landing page URL or the announcement.'
          : 'Publish the landing page first, then share its URL.'}
      </EmptyState>
    )
  const search = new URLSearchParams({
    ...(lead_status && { status: lead_status }),
    ...(lead_q && { q: lead_q }),
  })
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <SearchBox
          label="Search sign-ups"
          placeholder="Search"
          className="min-w-36 flex-1 sm:max-w-64"
          value={lead_q}
          onSearch={(q) => setParams({ lead_q: q || null, lead_offset: null })}
        />
        <StatusFilter
          status={lead_status}
          data={data}
          onChange={(next) => setParams({ lead_status: next || null, lead_offset: null })}
        />
        <span className="flex gap-2 sm:ml-auto">
          <SavedViewsMenu />
          <ColumnsMenu columns={columns} />
          <a
            href={`/api/lead-magnets/${encodeURIComponent(id)}/leads/export?${search}`}
            className={buttonStyles({ variant: 'quiet', size: 'sm' })}
            download
          >
            <Download aria-hidden className="size-4" />
            CSV
          </a>
        </span>
      </div>
      {data.counts.pending > 0 && (
        <p className="text-ink-faint text-xs">
          {formatCount(data.counts.pending, 'person has', 'people have')} not confirmed yet. Addresses that
          stay unconfirmed are deleted after {formatCount(unconfirmedLeadDays, 'day')}.
        </p>
      )}
      {data.leads.length === 0 ? (
        <EmptyState title="No sign-ups match">
          <Button size="sm" onClick={() => setParams({ lead_q: null, lead_status: null, lead_offset: null })}>
            Clear filters
          </Button>
        </EmptyState>
      ) : (
        <LeadsTable
          id={id}
          leads={data.leads}
          columns={columns.shown}
          erase={erase}
          selection={selection}
          sort={lead_sort ?? undefined}
          onSort={(sort) => setParams({ lead_sort: sort, lead_offset: null })}
        />
      )}
      {data.total > rowsPerPage && (
        <Pages
          total={data.total}
          offset={offset}
          isOldestFirst={lead_sort === 'when'}
          onMove={(next) => setParams({ lead_offset: next || null })}
        />
      )}
      <LeadsBulkBar
        id={id}
        selected={selection.rows}
        elsewhere={selection.elsewhere}
        isListEmpty={data.leads.length === 0}
        onKeep={selection.keep}
        eraseEach={eraseEach}
      />
    </div>
  )
}

type Status = (typeof states)[number]
type StatusFilterProps = { status: Status; data: LeadList; onChange: (status: Status | undefined) => void }

function StatusFilter({ status, data, onChange }: StatusFilterProps) {
  return (
    <Filters inUse={status ? 1 : 0} show={`Show ${formatCount(data.total, 'sign-up')}`}>
      <Filter label="Status">
        {(controlId) => (
          <Select
            id={controlId}
            className="sm:w-40"
            value={status}
            options={[
              { value: '', label: `All (${data.counts.all})` },
              { value: 'confirmed', label: `Confirmed (${data.counts.confirmed})` },
              { value: 'pending', label: `Waiting (${data.counts.pending})` },
            ]}
            onChange={(event) => onChange(states.find((one) => one === event.currentTarget.value))}
          />
        )}
      </Filter>
    </Filters>
  )
}

type PagesProps = { total: number; offset: number; isOldestFirst: boolean; onMove: (offset: number) => void }

/** The way to newer and older sign-ups. */
function Pages({ total, offset, isOldestFirst, onMove }: PagesProps) {
  return (
    <p className="flex items-center justify-between text-ink-faint text-xs">
      <span>{formatCount(total, 'sign-up')}</span>
      <span className="flex gap-2">
        <Button
          size="sm"
          {...(offset === 0 && { disabledReason: 'This is the first page' })}
          onClick={() => onMove(Math.max(0, offset - rowsPerPage))}
        >
          {isOldestFirst ? 'Older' : 'Newer'}
        </Button>
        <Button
          size="sm"
          {...(offset + rowsPerPage >= total && { disabledReason: 'This is the last page' })}
          onClick={() => onMove(offset + rowsPerPage)}
        >
          {isOldestFirst ? 'Newer' : 'Older'}
        </Button>
      </span>
    </p>
  )
}
