'use client'
import { useQuery } from '@tanstack/react-query'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { StatusPill } from '#components/ui/status-pill.tsx'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { returnAddress } from '#lib/session-address.ts'
import { PanelProblem } from './panel-problem.tsx'
import { PanelRows } from './panel-rows.tsx'
import { usePanelState } from './use-panel-state.ts'

/** Shows which areas of the workspace are set up. */
export function Readiness() {
  const { data, problem, retry, retrying } = usePanelState(useQuery(operationQuery('getStatus')))
  return (
    <Panel title="Setup" flush>
      {data ? (
        <ul className="divide-y divide-rule">
          {data.areas.map(({ id, title, ready, detail, path }) => (
            <li key={id} className="flex items-start justify-between gap-3 px-4 py-2.5">
              <div className="wrap-anywhere min-w-0">
                {path ? (
                  <IntentLink
                    href={returnAddress(path)}
                    className="line-clamp-2 font-medium text-ink text-sm hover:underline"
                  >
                    {title}
                  </IntentLink>
                ) : (
                  <span className="line-clamp-2 font-medium text-ink text-sm">{title}</span>
                )}
                <p className="line-clamp-3 text-ink-faint text-xs">{detail}</p>
              </div>
              <StatusPill tone={ready ? 'good' : 'neutral'}>{ready ? 'Ready' : 'Not set up'}</StatusPill>
            </li>
          ))}
        </ul>
      ) : problem ? (
        <PanelProblem what="Setup" problem={problem} onRetry={retry} retrying={retrying} />
      ) : (
        <PanelRows rows={4} />
      )}
    </Panel>
  )
}
