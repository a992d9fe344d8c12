import { StatusPill } from '#components/ui/status-pill.tsx'
import { entryKind } from './entry-kinds.ts'

/** What the marks in the calendar mean; those that last a moment only when they are there. */
export function KindsLegend({ present }: { present: ReadonlySet<string> }) {
  const kinds = new Set(['published', 'scheduled', 'session_run', ...present])
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {[...kinds].map((kind) => {
        const { tone, label } = entryKind(kind)
        return (
          <li key={kind}>
            <StatusPill tone={tone}>{label}</StatusPill>
          </li>
        )
      })}
    </ul>
  )
}
