'use client'
import { useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { ConfirmAction } from '#components/jobs/confirm-action.tsx'
import { Button } from '#components/ui/button.tsx'
import { type Column, DataTable } from '#components/ui/data-table.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { sortHeader } from '#components/ui/sort-header.tsx'
import { StatusPill } from '#components/ui/status-pill.tsx'
import { toast } from '#components/ui/toast.ts'
import type { Selection } from '#components/ui/use-selection.ts'
import type { Lead } from '#contract/lead-magnets.ts'
import type { TimeSort } from '#contract/primitives.ts'
import { formatNumber } from '#lib/format-number.ts'
import { operationKey, operationQuery } from '#lib/queries/operation-query.ts'
import type { LeadMagnetActions } from './lead-magnet-actions.ts'

type LeadsTableProps = {
  id: string
  leads: readonly Lead[]
  columns: readonly Column<Lead>[]
  erase: LeadMagnetActions['erase']
  selection: Selection<Lead>
  sort: TimeSort | undefined
  onSort: (sort: TimeSort) => void
}

export function LeadsTable({ id, leads, columns, erase, selection, sort, onSort }: LeadsTableProps) {
  const eraseColumn: Column<Lead> = {
    id: 'erase',
    header: 'Delete',
    isSilent: true,
    width: 'w-12',
    look: 'px-1',
    cell: (lead) => <EraseLead id={id} lead={lead} erase={erase} />,
  }
  return (
    <DataTable
      label="Sign-ups"
      className="table-fixed"
      columns={[...columns, eraseColumn]}
      rows={leads}
      idOf={(lead) => lead.id}
      sortHeaders={{ consent: sortHeader('when', 'Consent given', { sort, onSort }, 'descending') }}
      selection={{
        ids: selection.here,
        toggle: selection.toggle,
        all: { label: 'Select every sign-up on this page', toggle: selection.toggleAll },
        labelOf: ({ email }) => `Select ${email}`,
        width: 'w-8 max-sm:w-10',
      }}
    />
  )
}

export const leadColumns: readonly Column<Lead>[] = [
  {
    id: 'address',
    header: 'Email',
    isFixed: true,
    look: 'min-w-0 max-w-0',
    cell: (lead) => (
      <>
        <span className="block truncate text-ink" title={lead.email}>
          {lead.email}
        </span>
        <span className="mt-0.5 flex flex-wrap items-center gap-x-3 text-ink-faint text-xs sm:hidden">
          {statePill(lead)}
          <RelativeTime at={lead.consented_at} />
        </span>
      </>
    ),
  },
  { id: 'state', header: 'Status', width: 'w-32 max-sm:hidden', cell: statePill },
  {
    id: 'consent',
    header: 'Consent given',
    width: 'w-44 @max-xl:hidden',
    look: 'text-ink-soft text-xs',
    cell: (lead) => (
      <details>
        <summary
          className="w-fit cursor-pointer underline decoration-rule-strong underline-offset-3 hover:text-ink"
          title={lead.consent_text}
        >
          <RelativeTime at={lead.consented_at} />
          <span className="sr-only">: the wording that {lead.email} agreed to</span>
        </summary>
        <span className="block wrap-anywhere pt-1 text-ink-faint">
          “{lead.consent_text}” (version {lead.consent_version})
        </span>
      </details>
    ),
  },
  {
    id: 'downloads',
    header: 'Downloads',
    numeric: true,
    width: 'w-24 @max-2xl:hidden',
    look: 'text-ink-soft',
    cell: ({ downloads }) => formatNumber(downloads),
  },
]

function statePill({ status }: Lead) {
  return (
    <StatusPill tone={status === 'confirmed' ? 'good' : 'neutral'}>
      {status === 'confirmed' ? 'Confirmed' : 'Waiting'}
    </StatusPill>
  )
}

/** Erasing cannot be undone, so it asks first. */
function EraseLead({ id, lead, erase }: { id: string; lead: Lead; erase: LeadMagnetActions['erase'] }) {
  const queryClient = useQueryClient()
  return (
    <ConfirmAction
      danger
      trigger={
        <Button square size="sm" variant="quiet" aria-label={`Delete ${lead.email}`}>
          <Trash2 aria-hidden className="size-4" />
        </Button>
      }
      title="Delete this sign-up?"
      confirmLabel="Delete"
      act={() => erase(id, lead.id)}
      onDone={async () => {
        toast.done('Sign-up deleted')
        await Promise.all([
          queryClient.invalidateQueries({ queryKey: operationKey('listLeads') }),
          queryClient.invalidateQueries({
            queryKey: operationQuery('getLeadMagnet', { params: { id } }).queryKey,
          }),
        ])
      }}
    >
      <p className="break-all font-mono text-ink text-xs">{lead.email}</p>
      <p>Its data is deleted and the links in its emails stop working. This can't be undone.</p>
    </ConfirmAction>
  )
}
