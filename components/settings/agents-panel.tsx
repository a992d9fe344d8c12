import type { ReactNode } from 'react'
import { UnreadPanel } from '#components/jobs/unread-panel.tsx'
import { Badge } from '#components/ui/badge.tsx'
import { type Column, DataTable } from '#components/ui/data-table.tsx'
import { EmptyState } from '#components/ui/list-states.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import type { AgentList } from '#contract/agents.ts'
import type { ActionResult } from '#lib/action-result.ts'
import { RevokeAgent } from './revoke-agent.tsx'

export type AgentsPanelProps = {
  result: ActionResult<AgentList>
  revoke: (id: string) => Promise<ActionResult>
  /** What rotates the key of this dashboard, in its row. */
  rotate: ReactNode
  /** What creates a key for another agent; absent where the owner's address is not known. */
  create: ReactNode
}

/** The programs that hold a key of this workspace, or signed in to it. */
export function AgentsPanel({ result, revoke, rotate, create }: AgentsPanelProps) {
  if (!result.ok) {
    return (
      <UnreadPanel
        title="Devices and API keys"
        what="API keys"
        offer="Listing agents"
        problem={result.problem}
      />
    )
  }
  const { agents } = result.data
  return (
    <Panel flush id="devices" title="Devices and API keys" aside={create}>
      {agents.length === 0 ? (
        <EmptyState dense title="No agents have an API key yet" />
      ) : (
        <DataTable
          label="Agents with an API key"
          columns={[
            ...columns,
            {
              id: 'revoke',
              header: 'Actions',
              isSilent: true,
              numeric: true,
              // The words of these buttons end where the table does.
              look: '[&_button]:-mr-2',
              cell: ({ id, name, is_current, key_hint }) =>
                is_current ? (
                  rotate
                ) : (
                  <RevokeAgent id={id} name={name} isSignedIn={key_hint === undefined} revoke={revoke} />
                ),
            },
          ]}
          rows={agents}
          idOf={({ id }) => id}
        />
      )}
    </Panel>
  )
}

const columns: readonly Column<AgentList['agents'][number]>[] = [
  {
    id: 'agent',
    header: 'Agent',
    look: 'wrap-anywhere text-ink',
    cell: ({ name, is_current, scopes }) => (
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {name}
        {is_current && <Badge>This dashboard</Badge>}
        {scopes?.includes('agent:read') && !scopes.includes('agent') && <Badge>Read only</Badge>}
      </span>
    ),
  },
  {
    id: 'key',
    header: 'API key',
    width: 'max-sm:hidden',
    look: 'whitespace-nowrap font-mono text-ink-soft text-xs',
    cell: ({ key_hint }) => (key_hint ? `…${key_hint}` : '–'),
    phone: ({ key_hint }) => key_hint && <code className="font-mono">…{key_hint}</code>,
  },
  {
    id: 'created',
    header: 'Created',
    width: 'max-md:hidden',
    look: 'text-ink-soft text-xs',
    cell: ({ created_at }) => <RelativeTime at={created_at} />,
  },
  {
    id: 'lastUse',
    header: 'Last used',
    width: 'max-sm:hidden',
    look: 'text-ink-soft text-xs',
    cell: ({ last_used_at }) => <LastUsed at={last_used_at} />,
    phone: ({ last_used_at }) => <LastUsed at={last_used_at} />,
  },
]

function LastUsed({ at }: { at: string | undefined }) {
  return at === undefined ? 'never' : <RelativeTime at={at} />
}
