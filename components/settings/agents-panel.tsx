import { UnreadPanel } from '#components/jobs/unread-panel.tsx'
import { Badge } from '#components/ui/badge.tsx'
import { type Column, DataTable } from '#components/ui/data-table.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { EmptyState } from '#components/ui/list-states.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import type { AgentList } from '#contract/agents.ts'
import type { ActionResult } from '#lib/action-result.ts'
import { RevokeAgent } from './revoke-agent.tsx'

export type AgentsPanelProps = {
  result: ActionResult<AgentList>
  revoke: (id: string) => Promise<ActionResult>
}

/** The programs that hold a key of this workspace, or signed in to it. */
export function AgentsPanel({ result, revoke }: AgentsPanelProps) {
  if (!result.ok) {
    return (
      <UnreadPanel
        title="Agents"
        what="Agents"
        offer="Listing agents"
        problem={result.problem}
        href="/settings"
      />
    )
  }
  const { agents } = result.data
  return (
    <Panel flush title="Agents">
      {agents.length === 0 ? (
        <EmptyState
          dense
          title="No other agents have an API key"
          action={<LinkButton href="/settings/connect">Connect an agent</LinkButton>}
        />
      ) : (
        <DataTable
          label="Agents with an API key"
          columns={[
            ...columns,
            {
              id: 'revoke',
              header: 'Revoke',
              isSilent: true,
              numeric: true,
              cell: ({ id, name, is_current }) =>
                !is_current && <RevokeAgent id={id} name={name} revoke={revoke} />,
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
    look: 'max-w-48 wrap-anywhere text-ink',
    cell: ({ name, is_current }) => (
      <>
        {name} {is_current && <Badge>This one</Badge>}
      </>
    ),
  },
  {
    id: 'key',
    header: 'API key',
    look: 'whitespace-nowrap font-mono text-ink-soft text-xs',
    cell: ({ key_hint }) => (key_hint ? `…${key_hint}` : '–'),
  },
  {
    id: 'lastUse',
    header: 'Last used',
    look: 'text-ink-soft text-xs',
    cell: ({ last_used_at }) => (last_used_at ? <RelativeTime at={last_used_at} /> : 'never'),
  },
]
