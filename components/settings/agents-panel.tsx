import { Badge } from '#components/ui/badge.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { EmptyState, LoadError, NotOffered } from '#components/ui/list-states.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { Table, TableCell, TableHead, TableHeader, TableRow } from '#components/ui/table.tsx'
import type { AgentList } from '#contract/agents.ts'
import type { ActionResult } from '#lib/action-result.ts'
import { RevokeAgent } from './revoke-agent.tsx'

export type AgentsPanelProps = {
  result: ActionResult<AgentList>
  revoke: (id: string) => Promise<ActionResult>
}

/** The programs that hold a key of this desk. */
export function AgentsPanel({ result, revoke }: AgentsPanelProps) {
  if (!result.ok) {
    const { kind, message, requestId } = result.problem
    return (
      <Panel flush title="Agents">
        {kind === 'not_offered' ? (
          <NotOffered dense what="Listing agents" />
        ) : (
          <LoadError
            dense
            what="Agents"
            message={message}
            requestId={requestId}
            action={
              <LinkButton size="sm" href="/settings">
                Try again
              </LinkButton>
            }
          />
        )}
      </Panel>
    )
  }
  const { agents } = result.data
  return (
    <Panel flush title="Agents">
      {agents.length === 0 ? (
        <EmptyState
          dense
          title="No other agents have an API key."
          action={<LinkButton href="/settings/connect">Connect an agent</LinkButton>}
        />
      ) : (
        <Table label="Agents with an API key">
          <TableHead>
            <tr>
              <TableHeader>Agent</TableHeader>
              <TableHeader>API key</TableHeader>
              <TableHeader>Last used</TableHeader>
              <TableHeader>
                <span className="sr-only">Revoke</span>
              </TableHeader>
            </tr>
          </TableHead>
          <tbody>
            {agents.map((agent) => (
              <TableRow key={agent.id}>
                <TableCell className="max-w-48 wrap-anywhere text-ink">
                  {agent.name} {agent.is_current && <Badge>This one</Badge>}
                </TableCell>
                <TableCell className="whitespace-nowrap font-mono text-ink-soft text-xs">
                  {agent.key_hint ? `…${agent.key_hint}` : '–'}
                </TableCell>
                <TableCell className="text-ink-soft text-xs">
                  {agent.last_used_at ? <RelativeTime at={agent.last_used_at} /> : 'never'}
                </TableCell>
                <TableCell numeric>
                  {!agent.is_current && <RevokeAgent id={agent.id} name={agent.name} revoke={revoke} />}
                </TableCell>
              </TableRow>
            ))}
          </tbody>
        </Table>
      )}
    </Panel>
  )
}
