'use client'
import { useQuery } from '@tanstack/react-query'
import { useMe } from '#components/shell/me.tsx'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { StatusDot } from '#components/ui/status-pill.tsx'
import type { ReadinessArea } from '#contract/health.ts'
import { classNames } from '#lib/class-names.ts'
import { formatCount } from '#lib/format-number.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { recentArticles } from '#lib/queries/requests.ts'
import { returnAddress } from '#lib/session-address.ts'
import { firstSteps } from './first-steps-progress.ts'
import { openAreas } from './open-areas.ts'
import { PanelProblem } from './panel-problem.tsx'
import { PanelRows } from './panel-rows.tsx'
import { usePanelState } from './use-panel-state.ts'

export type ReadinessProps = {
  /** The first steps are shown as long as one is open; they say what to set up, and eight warnings beside them do not help. */
  whileNew: boolean
}

/** What is still to be set up, without what the actions above already ask for; nothing when all is in order. */
export function Readiness({ whileNew }: ReadinessProps) {
  const { data, problem, retry, retrying } = usePanelState(useQuery(operationQuery('getStatus')))
  const { data: recent } = useQuery(operationQuery('listArticles', recentArticles))
  const { me } = useMe()
  const hasSteps =
    whileNew &&
    data &&
    firstSteps({ status: data, counts: recent?.counts, writer: me?.engines.writer }).some(({ done }) => !done)
  if (hasSteps) return null
  const open = data && openAreas(data)
  if (open?.length === 0) return null
  return (
    <Panel title="Setup" flush aside={open && formatCount(open.length, 'step left', 'steps left')}>
      {open ? (
        <ul className="py-1.5">
          {open.map((area) => (
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

function AreaRow({ area: { title, detail, path } }: { area: ReadinessArea }) {
  const row = (
    <>
      <StatusDot tone="warn" />
      <span className="shrink-0 text-ink text-sm">
        {title}
        <span className="sr-only">: </span>
      </span>
      <span className="line-clamp-2 wrap-anywhere min-w-0 flex-1 text-right text-ink-soft text-xs">
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
