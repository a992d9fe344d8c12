'use client'
import { useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ProblemNotice } from '#components/jobs/problem-notice.tsx'
import { Button } from '#components/ui/button.tsx'
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx'
import { type Column, DataTable } from '#components/ui/data-table.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { StatusPill } from '#components/ui/status-pill.tsx'
import { toast } from '#components/ui/toast.ts'
import type { Lead } from '#contract/lead-magnets.ts'
import type { Problem } from '#lib/action-result.ts'
import { formatNumber } from '#lib/format-number.ts'
import { operationKey, operationQuery } from '#lib/queries/operation-query.ts'
import type { LeadMagnetActions } from './lead-magnet-actions.ts'

type LeadsTableProps = { id: string; leads: readonly Lead[]; erase: LeadMagnetActions['erase'] }

export function LeadsTable({ id, leads, erase }: LeadsTableProps) {
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
    />
  )
}

const columns: readonly Column<Lead>[] = [
  {
    id: 'address',
    header: 'Email',
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
    header: 'Consent',
    width: 'w-36 max-sm:hidden',
    look: 'text-ink-soft text-xs',
    cell: (lead) => (
      <>
        <RelativeTime at={lead.consented_at} />
        <span className="block truncate text-ink-faint" title={lead.consent_text}>
          Version {lead.consent_version}
        </span>
      </>
    ),
  },
  {
    id: 'downloads',
    header: 'Downloads',
    numeric: true,
    width: 'w-24 max-lg:hidden',
    look: 'text-ink-soft',
    cell: ({ downloads }) => formatNumber(downloads),
  },
]

function statePill({ status }: Lead) {
  return (
    <StatusPill tone={status === 'confirmed' ? 'good' : 'neutral'}>
      {status === 'confirmed' ? 'Confirmed' : 'Pending'}
    </StatusPill>
  )
}

/** Erasing cannot be undone, so it asks first. */
function EraseLead({ id, lead, erase }: { id: string; lead: Lead; erase: LeadMagnetActions['erase'] }) {
  const queryClient = useQueryClient()
  const [problem, setProblem] = useState<Problem>()
  const confirm = async () => {
    const result = await erase(id, lead.id)
    if (!result.ok) {
      setProblem(result.problem)
      return false
    }
    toast.done('Sign-up deleted')
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: operationKey('listLeads') }),
      queryClient.invalidateQueries({
        queryKey: operationQuery('getLeadMagnet', { params: { id } }).queryKey,
      }),
    ])
  }
  return (
    <ConfirmDialog
      danger
      trigger={
        <Button square size="sm" variant="quiet" aria-label={`Delete ${lead.email}`}>
          <Trash2 aria-hidden className="size-4" />
        </Button>
      }
      onOpenChange={() => setProblem(undefined)}
      title="Delete this sign-up?"
      confirmLabel="Delete"
      onConfirm={confirm}
    >
      <p className="break-all font-mono text-ink text-xs">{lead.email}</p>
      <p>Its data is deleted and the links in its emails stop working. This can't be undone.</p>
      {problem && <ProblemNotice problem={problem} />}
    </ConfirmDialog>
  )
}
