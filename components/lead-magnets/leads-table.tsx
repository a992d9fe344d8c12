'use client'
import { useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { ConfirmAction } from '#components/jobs/confirm-action.tsx'
import { Button } from '#components/ui/button.tsx'
import { type Column, DataTable } from '#components/ui/data-table.tsx'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { NativeButton } from '#components/ui/native-button.tsx'
import { Popover } from '#components/ui/popover.tsx'
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
  // Not every server says it, and a column of nothing but "Direct" says nothing.
  const isOriginKnown = leads.some(({ came_from }) => came_from)
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
      columns={[...columns.filter(({ id }) => id !== 'from' || isOriginKnown), eraseColumn]}
      rows={leads}
      idOf={(lead) => lead.id}
      sortHeaders={{ consent: sortHeader('when', 'Signed up', { sort, onSort }, 'descending') }}
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
        {lead.came_from && (
          // In a column of its own where there is room for one.
          <span className="block truncate text-ink-faint text-xs @3xl:hidden" title={lead.came_from.name}>
            {lead.came_from.name}
          </span>
        )}
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
    header: 'Signed up',
    width: 'w-48 @max-xl:hidden',
    look: 'text-ink-soft text-xs',
    cell: (lead) => (
      <span className="flex gap-x-2 whitespace-nowrap">
        <RelativeTime at={lead.consented_at} />
        <Popover
          align="start"
          label="Consent text"
          trigger={
            <NativeButton
              type="button"
              className="cursor-pointer text-ink-faint underline decoration-rule-strong underline-offset-3 hover:text-ink"
            >
              Consent text<span className="sr-only">: the wording that {lead.email} agreed to</span>
            </NativeButton>
          }
        >
          <ConsentText lead={lead} />
        </Popover>
      </span>
    ),
  },
  {
    id: 'from',
    header: 'Came from',
    look: 'max-w-0 text-xs @max-3xl:hidden',
    width: 'w-52 @5xl:w-80 @max-3xl:hidden',
    cell: ({ came_from }) =>
      came_from ? <LeadOrigin from={came_from} /> : <span className="text-ink-faint">Direct</span>,
  },
  {
    id: 'downloads',
    header: 'Downloads',
    numeric: true,
    width: 'w-24 @max-3xl:hidden',
    look: 'text-ink-soft',
    cell: ({ downloads }) => formatNumber(downloads),
  },
]

/** What was agreed to, word for word, and its version. */
export function ConsentText({ lead: { consent_text: text, consent_version: version } }: { lead: Lead }) {
  return (
    <div className="grid gap-1.5 text-sm">
      <p className="wrap-anywhere text-ink">“{text}”</p>
      <p className="text-ink-faint text-xs">Version {version}</p>
    </div>
  )
}

/** The article, page or source that led to the form; its name is untrusted. */
function LeadOrigin({ from: { name, article_id } }: { from: NonNullable<Lead['came_from']> }) {
  if (article_id === undefined)
    return (
      <span className="block truncate text-ink-soft" title={name}>
        {name}
      </span>
    )
  return (
    <IntentLink
      href={`/articles/${article_id}`}
      title={name}
      className="block truncate text-ink-soft hover:text-ink hover:underline hover:underline-offset-3"
    >
      {name}
    </IntentLink>
  )
}

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
