import { type Column, DataTable } from '#components/ui/data-table.tsx'
import { Panel } from '#components/ui/panel.tsx'
import type { Engine } from '#contract/agents.ts'
import { formatCount } from '#lib/format-number.ts'
import { labelWidth } from './limits-panel.tsx'
import { type ServerPart, serverParts } from './server-parts.ts'

/** What does the work of each part of the server: what is unlike a new one, and the rest one press away. */
export function PartsPanel({ engines }: { engines: Readonly<Record<string, Engine>> }) {
  const { differing, standard } = serverParts(engines)
  const count = standard.reduce((sum, { parts }) => sum + parts.length, 0)
  return (
    <Panel flush title="Services in use">
      {differing.length > 0 ? (
        <PartsTable label="Set up on this server" parts={differing} />
      ) : (
        <p className="px-4 py-3 text-ink-soft text-sm">
          Nothing is connected yet. Without a language model articles are evidence digests, without a mail
          server emails stay in the outbox, and without answer engines brand scans ask your own content.
        </p>
      )}
      {count > 0 && (
        <details className="border-rule not-first:border-t">
          <summary className="w-fit cursor-pointer px-4 py-3 text-ink-soft text-sm hover:text-ink">
            {differing.length > 0
              ? `${formatCount(count, 'part')} as installed`
              : `Show all ${formatCount(count, 'part')}`}
          </summary>
          {standard.map(({ label, parts }) => (
            <PartsTable key={label} heading={label} label={`${label}, as installed`} parts={parts} />
          ))}
        </details>
      )}
    </Panel>
  )
}

function PartsTable({
  label,
  heading = 'Part',
  parts,
}: {
  label: string
  /** Above the parts. */
  heading?: string
  parts: readonly ServerPart[]
}) {
  return (
    <DataTable
      label={label}
      className="table-fixed"
      columns={columnsOf(heading)}
      rows={parts}
      idOf={({ part }) => part}
    />
  )
}

const columnsOf = (heading: string): readonly Column<ServerPart>[] => [
  {
    id: 'part',
    header: heading,
    width: labelWidth,
    look: 'py-2 align-top wrap-anywhere text-ink',
    cell: ({ label }) => label,
  },
  {
    id: 'inUse',
    header: 'In use',
    look: 'py-2 align-top wrap-anywhere text-ink-soft',
    cell: ({ inUse }) => inUse,
  },
  {
    id: 'changedBy',
    header: 'To change it',
    width: 'w-1/3 max-sm:hidden',
    look: 'py-2 align-top wrap-anywhere text-ink-faint text-xs',
    cell: ({ changedBy }) => changedBy ?? '–',
  },
]
