import { Panel } from '#components/ui/panel.tsx'
import { Table, TableCell, TableHead, TableHeader, TableRow } from '#components/ui/table.tsx'
import type { RateLimit } from '#contract/agents.ts'
import { formatNumber } from '#lib/format-number.ts'

const limitWords: Readonly<Record<string, string>> = {
  default: 'All requests',
  scout: 'Scout runs',
  'lead-magnets': 'Lead magnets',
  'lead-form': 'Sign-ups for a lead magnet',
  'lead-mailbox': 'Mails to one lead',
  'rotate-key': 'New keys',
  registration: 'Registrations',
  'claim-attempt': 'Codes tried',
}

/** How often each agent may ask. */
export function LimitsPanel({ limits }: { limits: readonly RateLimit[] }) {
  return (
    <Panel flush title="Rate limits">
      <Table label="Limit of each kind of request">
        <TableHead>
          <tr>
            <TableHeader>Name</TableHeader>
            <TableHeader numeric>Requests</TableHeader>
          </tr>
        </TableHead>
        <tbody>
          {limits.map(({ name, limit, window_seconds }) => (
            <TableRow key={name}>
              <TableCell className="text-ink">{limitWords[name] ?? sentence(name)}</TableCell>
              <TableCell numeric className="text-ink-soft">
                {formatNumber(limit)} {perWindow(window_seconds)}
              </TableCell>
            </TableRow>
          ))}
        </tbody>
      </Table>
    </Panel>
  )
}

/** What this release has no words for, by the name that the service gives it. */
function sentence(name: string): string {
  const words = name.replaceAll(/[_-]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function perWindow(seconds: number): string {
  if (seconds === 60) return 'a minute'
  if (seconds === 3600) return 'an hour'
  if (seconds === 86_400) return 'a day'
  return `in ${formatNumber(seconds)} s`
}
