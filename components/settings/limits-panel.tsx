import { type Column, DataTable } from '#components/ui/data-table.tsx'
import { Panel } from '#components/ui/panel.tsx'
import type { RateLimit } from '#contract/agents.ts'
import { formatCount, formatNumber } from '#lib/format-number.ts'

/** As in every table of the page, so that the values stand in one line near their labels. */
export const labelWidth = 'w-72 max-sm:w-1/2'

const limitWords: Readonly<Record<string, string>> = {
  default: 'Requests',
  reads: 'Reads',
  cancellations: 'Cancellations',
  mcp: 'MCP messages',
  scout: 'Scout runs',
  'lead-magnets': 'Lead magnets',
  'lead-form': 'Lead magnet sign-ups',
  'lead-mailbox': 'Emails to one sign-up',
  'rotate-key': 'API key rotations',
  registration: 'Registrations',
  'claim-attempt': 'Code attempts',
  'site-search': 'Searches on your published site',
  'reader-events': 'Views counted on your published site',
  'article-forecast': 'Article price previews',
  'profile-suggestion': 'Company profiles read from a website',
  'oauth-registration': 'Connector registrations (OAuth)',
  'oauth-authorize': 'Connector sign-ins (OAuth)',
  'oauth-sign-in': 'Emails for connector sign-ins (OAuth)',
  'oauth-token': 'Connector tokens (OAuth)',
  'oauth-document': 'Connector descriptions read (OAuth)',
}

/** What whoever works here can run into; the others only stop misuse. */
const usual: ReadonlySet<string> = new Set(['default', 'reads', 'mcp', 'scout', 'lead-magnets'])

/** How often each agent may ask. */
export function LimitsPanel({ limits }: { limits: readonly RateLimit[] }) {
  const first = limits.filter(({ name }) => usual.has(name))
  const rest = limits.filter(({ name }) => !usual.has(name))
  return (
    <Panel flush title="Rate limits">
      {first.length > 0 && (
        <DataTable
          className="table-fixed"
          label="Rate limits"
          columns={columns}
          rows={first}
          idOf={({ name }) => name}
        />
      )}
      {rest.length > 0 && (
        <details className="border-rule not-first:border-t">
          <summary className="w-fit cursor-pointer px-4 py-3 text-ink-soft text-sm hover:text-ink">
            {formatCount(rest.length, 'other limit')}
          </summary>
          <DataTable
            className="table-fixed"
            label="Other rate limits"
            columns={columns}
            rows={rest}
            idOf={({ name }) => name}
          />
        </details>
      )}
    </Panel>
  )
}

const columns: readonly Column<RateLimit>[] = [
  {
    id: 'name',
    header: 'Action',
    width: `${labelWidth} xl:w-3/5`,
    look: 'text-ink',
    cell: ({ name }) => limitWords[name] ?? sentence(name),
  },
  {
    id: 'requests',
    header: 'Limit',
    look: 'whitespace-nowrap text-ink-soft',
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
