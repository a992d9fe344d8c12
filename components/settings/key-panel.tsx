import type { ReactNode } from 'react'
import { KeyValueList } from '#components/ui/key-value-list.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import type { Agent } from '#contract/agents.ts'

export type KeyPanelProps = {
  agentName: string
  /** What the server tells of this dashboard's agent, where it tells anything. */
  agent: Agent | undefined
  /** What rotates the key. */
  children: ReactNode
}

/** The key that this dashboard works with; never the key itself. */
export function KeyPanel({ agentName, agent, children }: KeyPanelProps) {
  return (
    <Panel title="This dashboard's key">
      <div className="grid gap-4">
        <KeyValueList
          items={[
            { label: 'Agent', value: agent?.name ?? agentName },
            {
              label: 'API key',
              value: agent?.key_hint && <code className="font-mono">…{agent.key_hint}</code>,
            },
            { label: 'Last used', value: agent?.last_used_at && <RelativeTime at={agent.last_used_at} /> },
            { label: 'Since', value: agent && <RelativeTime at={agent.created_at} /> },
          ]}
        />
        <div>{children}</div>
      </div>
    </Panel>
  )
}
