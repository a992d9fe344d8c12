'use client'
import { useQuery } from '@tanstack/react-query'
import Link from 'next/link'
import { Panel } from '#components/ui/panel.tsx'
import { StatusPill } from '#components/ui/status-pill.tsx'
import { problemOf } from '#lib/queries/fetch-json.ts'
import { statusQuery } from '#lib/queries/status.ts'
import { returnAddress } from '#lib/session-address.ts'
import { PanelProblem } from './panel-problem.tsx'
import { PanelRows } from './panel-rows.tsx'

/** Which areas of the desk are set up. */
export function Readiness() {
  const { data, error, refetch, isFetching } = useQuery(statusQuery)
  return (
    <Panel title="The desk" flush>
      {data ? (
        <ul className="divide-y divide-rule">
          {data.areas.map(({ id, title, ready, detail, path }) => (
            <li key={id} className="flex items-start justify-between gap-3 px-4 py-2.5">
              <div className="min-w-0">
                {path ? (
                  <Link href={returnAddress(path)} className="font-medium text-ink text-sm hover:underline">
                    {title}
                  </Link>
                ) : (
                  <span className="font-medium text-ink text-sm">{title}</span>
                )}
                <p className="break-words text-ink-faint text-xs">{detail}</p>
              </div>
              <StatusPill tone={ready ? 'good' : 'neutral'}>{ready ? 'Ready' : 'To do'}</StatusPill>
            </li>
          ))}
        </ul>
      ) : error ? (
        <PanelProblem
          what="What is set up"
          problem={problemOf(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <PanelRows rows={4} />
      )}
    </Panel>
  )
}
