import { KeyValueList } from '#components/ui/key-value-list.tsx'
import { NotOffered } from '#components/ui/list-states.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { StatusPill } from '#components/ui/status-pill.tsx'
import type { Health } from '#contract/health.ts'

/** What a service that has no overview of its own says about itself. */
export function ServiceHealth({ health }: { health: Health | undefined }) {
  const checks = Object.entries(health?.checks ?? {})
  return (
    <Panel title="Server" flush>
      {health ? (
        <div className="border-rule border-b p-4">
          <KeyValueList
            items={[
              {
                label: 'Status',
                value: (
                  <StatusPill tone={health.status === 'healthy' ? 'good' : 'warn'}>
                    {health.status}
                  </StatusPill>
                ),
              },
              { label: 'Version', value: health.version },
              ...checks.map(([label, ok]) => ({ label, value: ok ? 'reachable' : 'unreachable' })),
            ]}
          />
        </div>
      ) : null}
      <NotOffered dense what="Attention list and setup">
        This page shows what you started in this browser instead. Everything else works.
      </NotOffered>
    </Panel>
  )
}
