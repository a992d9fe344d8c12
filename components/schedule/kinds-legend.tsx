import { StatusPill } from '#components/ui/status-pill.tsx'
import { entryKind } from './entry-kinds.ts'

export type KindsLegendProps = {
  present: ReadonlySet<string>
  /** True if articles of sessions stay drafts until a person publishes them, and so fill no gap. */
  runsStayDrafts: boolean
}

/** What the marks in the calendar mean; those that last a moment only when they are there. */
export function KindsLegend({ present, runsStayDrafts }: KindsLegendProps) {
  const kinds = new Set(['published', 'scheduled', 'session_run', ...present])
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {[...kinds].map((kind) => {
        const { tone, label } = entryKind(kind)
        return (
          <li key={kind}>
            <StatusPill tone={tone}>
              {label}
              {kind === 'session_run' && runsStayDrafts && ', becomes a draft'}
            </StatusPill>
          </li>
        )
      })}
    </ul>
  )
}
