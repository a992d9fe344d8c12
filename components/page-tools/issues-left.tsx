import { StatusPill } from '#components/ui/status-pill.tsx'
import type { FindingCounts } from '#contract/page-reports.ts'
import { formatCount } from '#lib/format-number.ts'

/** What is left to fix in both reports. */
export function IssuesLeft({ counts }: { counts: readonly (FindingCounts | undefined)[] }) {
  const told = counts.filter((count) => count !== undefined)
  if (told.length === 0) return null
  const errors = told.reduce((sum, count) => sum + count.errors, 0)
  const warnings = told.reduce((sum, count) => sum + count.warnings, 0)
  if (errors > 0)
    return (
      <StatusPill tone="bad">
        {[formatCount(errors, 'error'), warnings > 0 && formatCount(warnings, 'warning')]
          .filter(Boolean)
          .join(', ')}
      </StatusPill>
    )
  if (warnings > 0) return <StatusPill tone="warn">{formatCount(warnings, 'warning')}</StatusPill>
  return <StatusPill tone="good">No issues</StatusPill>
}
