import { Copyable } from '#components/ui/copyable.tsx'
import { type Column, DataTable } from '#components/ui/data-table.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { TextLink } from '#components/ui/text-link.tsx'
import { formatCount } from '#lib/format-number.ts'
import { labelWidth } from './limits-panel.tsx'
import type { ServerPart, ServerParts } from './server-parts.ts'

/** What does the work of each other part of the server: what is unlike a new one, and the rest one press away. */
export function PartsPanel({ parts: { differing, standard } }: { parts: ServerParts }) {
  const count = standard.reduce((sum, { parts }) => sum + parts.length, 0)
  if (differing.length + count === 0) return null
  return (
    <Panel flush title="Services in use">
      {differing.length > 0 && <PartsTable label="Set up on this server" parts={differing} />}
      {count > 0 && (
        <details className="border-rule not-first:border-t">
          <summary className="w-fit cursor-pointer px-4 py-3 text-ink-soft text-sm hover:text-ink">
            {`${formatCount(count, 'service')} with ${count === 1 ? 'its' : 'their'} default settings`}
          </summary>
          {standard.map(({ label, parts }) => (
            <PartsTable key={label} heading={label} label={`${label}, with default settings`} parts={parts} />
          ))}
        </details>
      )}
    </Panel>
  )
}

function PartsTable({
  label,
  heading = 'Service',
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
    look: 'py-2 align-top text-ink-faint text-xs',
    cell: ({ page, variables }) =>
      page || variables.length > 0 ? (
        <span className="flex flex-wrap items-center gap-x-3">
          {page && <TextLink href={page.href}>{`Settings, ${page.label}`}</TextLink>}
          <Variables names={variables} />
        </span>
      ) : (
        '–'
      ),
  },
]

/** Names of environment variables, to be copied. */
export function Variables({ names }: { names: readonly string[] }) {
  return names.map((name) => <Copyable key={name} value={name} what={name} />)
}
