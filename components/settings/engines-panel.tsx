import { Panel } from '#components/ui/panel.tsx'
import { StatusPill, type Tone } from '#components/ui/status-pill.tsx'
import { Table, TableCell, TableHead, TableHeader, TableRow } from '#components/ui/table.tsx'
import type { Engine } from '#contract/agents.ts'
import { engineWords } from './engine-words.ts'

const kinds: Readonly<Record<string, { tone: Tone; label: string }>> = {
  'built-in': { tone: 'good', label: 'Built in' },
  configured: { tone: 'info', label: 'Configured' },
  none: { tone: 'neutral', label: 'None' },
}

/** What answers for each part of the service, and what an operator sets to change it. */
export function EnginesPanel({ engines }: { engines: Readonly<Record<string, Engine>> }) {
  return (
    <Panel flush title="Engines">
      <Table label="Engine by feature">
        <TableHead>
          <tr>
            <TableHeader className="w-44">Part</TableHeader>
            <TableHeader>Engine</TableHeader>
            <TableHeader className="max-sm:hidden">Environment variable</TableHeader>
          </tr>
        </TableHead>
        <tbody>
          {Object.entries(engines).map(([part, { name, kind }]) => (
            <TableRow key={part}>
              <TableCell className="py-2 align-top text-ink">{engineWords[part]?.label ?? part}</TableCell>
              <TableCell className="py-2 align-top">
                <StatusPill tone={kinds[kind]?.tone ?? 'neutral'}>{kinds[kind]?.label ?? kind}</StatusPill>
                {name !== kind && <span className="block wrap-anywhere text-ink-faint text-xs">{name}</span>}
              </TableCell>
              <TableCell className="py-2 align-top font-mono text-ink-faint text-xs max-sm:hidden">
                {engineWords[part]?.setting ?? '–'}
              </TableCell>
            </TableRow>
          ))}
        </tbody>
      </Table>
    </Panel>
  )
}
