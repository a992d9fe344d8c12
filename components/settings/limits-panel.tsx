import { type Column, DataTable } from '#components/ui/data-table.tsx'
import { Panel } from '#components/ui/panel.tsx'
import type { RateLimit } from '#contract/agents.ts'
import { formatNumber } from '#lib/format-number.ts'

const limitWords: Readonly<Record<string, string>> = {
  default: 'All requests',
  mcp: 'MCP messages',
  scout: 'Scout runs',
  'lead-magnets': 'Lead magnets',
  'lead-form': 'Lead magnet sign-ups',
  'lead-mailbox': 'Emails to one sign-up',
  'rotate-key': 'API key rotations',
  registration: 'Registrations',
  'claim-attempt': 'Code attempts',
}

/** How often each agent may ask. */
export function LimitsPanel({ limits }: { limits: readonly RateLimit[] }) {
  return (
    <Panel flush title="Rate limits">
      <DataTable label="Rate limits" columns={columns} rows={limits} idOf={({ name }) => name} />
    </Panel>
  )
}

const columns: readonly Column<RateLimit>[] = [
  { id: 'name', header: 'Name', look: 'text-ink', cell: ({ name }) => limitWords[name] ?? sentence(name) },
  {
    id: 'requests',
    header: 'Requests',
    numeric: true,
    look: 'text-ink-soft',
    cell: ({ limit, window_seconds }) => `${formatNumber(limit)} ${perWindow(window_seconds)}`,
  },
]

/** What this release has no words for, by the name that the service gives it. */
function sentence(name: string): string {
  const words = name.replaceAll(/[_-]/g, ' ').replace(/^oauth\b/, 'OAuth')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function perWindow(seconds: number): string {
  if (seconds === 60) return 'per minute'
  if (seconds === 3600) return 'per hour'
  if (seconds === 86_400) return 'per day'
  return `per ${formatNumber(seconds)} s`
}
