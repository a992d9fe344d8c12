import { type Column, DataTable } from '#components/ui/data-table.tsx'
import { Panel } from '#components/ui/panel.tsx'
import type { Retention } from '#contract/agents.ts'
import { formatNumber } from '#lib/format-number.ts'
import { labelWidth } from './limits-panel.tsx'

const keptWords: Readonly<Record<string, string>> = {
  deliveries: 'Webhook deliveries',
  attempt_bodies: 'Webhook requests and responses',
  events: 'Events',
  versions: 'Earlier versions of articles',
  run_logs: 'Run logs',
  answers: 'Responses kept for retries',
  ledger: 'Credit ledger',
}

/** For how long the service keeps what it records. */
export function RetentionPanel({ retention }: { retention: readonly Retention[] }) {
  return (
    <Panel flush title="Data retention">
      <DataTable
        className="table-fixed"
        label="Data retention"
        columns={columns}
        rows={retention}
        idOf={({ name }) => name}
      />
    </Panel>
  )
}

const columns: readonly Column<Retention>[] = [
  {
    id: 'name',
    header: 'Data',
    width: `${labelWidth} xl:w-3/5`,
    look: 'text-ink',
    cell: ({ name }) => keptWords[name] ?? name.replaceAll('_', ' '),
  },
  {
    id: 'days',
    header: 'Kept for',
    look: 'text-ink-soft',
    cell: ({ days }) =>
      days === null ? 'Indefinitely' : days === 1 ? '1 day' : `${formatNumber(days)} days`,
  },
]
