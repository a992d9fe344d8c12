'use client'
import { useQuery } from '@tanstack/react-query'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { StatusDot } from '#components/ui/status-pill.tsx'
import type { ReadinessArea } from '#contract/health.ts'
import { classNames } from '#lib/class-names.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { recentArticles } from '#lib/queries/requests.ts'
import { returnAddress } from '#lib/session-address.ts'
import { firstSteps } from './first-steps-progress.ts'
import { PanelProblem } from './panel-problem.tsx'
import { PanelRows } from './panel-rows.tsx'
import { usePanelState } from './use-panel-state.ts'

export type ReadinessProps = {
  /** The first steps are shown as long as one is open; they say what to set up, and eight warnings beside them do not help. */
  whileNew: boolean
}

/** What the desk has in each of its areas; a mark at those that are not as they should be. */
export function Readiness({ whileNew }: ReadinessProps) {
  const { data, problem, retry, retrying } = usePanelState(useQuery(operationQuery('getStatus')))
  const { data: recent } = useQuery(operationQuery('listArticles', recentArticles))
  const hasSteps =
    whileNew && data && firstSteps({ status: data, counts: recent?.counts }).some(({ done }) => !done)
  if (hasSteps) return null
  const ready = data?.areas.filter((area) => area.ready).length
  return (
    <Panel title="Setup" flush aside={data && `${ready} of ${data.areas.length} in order`}>
      {data ? (
        <ul className="py-1.5">
          {data.areas.map((area) => (
            <AreaRow key={area.id} area={area} />
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

function AreaRow({ area: { title, ready, detail, path } }: { area: ReadinessArea }) {
  const row = (
    <>
      <StatusDot tone={ready ? 'good' : 'warn'} />
      <span className="shrink-0 text-ink text-sm">
        {title}
        <span className="sr-only">{ready ? ', in order: ' : ', needs attention: '}</span>
      </span>
      <span
        className={classNames(
          'wrap-anywhere line-clamp-2 min-w-0 flex-1 text-right text-xs',
          ready ? 'text-ink-faint' : 'text-ink',
        )}
      >
        {detail}
      </span>
    </>
  )
  const look = 'flex min-h-8 items-center gap-2.5 px-4 py-1'
  return (
    <li>
      {path ? (
        <IntentLink
          href={returnAddress(path)}
          className={classNames(look, '-outline-offset-2 hover:bg-hover')}
        >
          {row}
        </IntentLink>
      ) : (
        <span className={look}>{row}</span>
      )}
    </li>
  )
}
