import { CopyButton } from '#components/ui/copy-button.tsx'
import { StatusDot } from '#components/ui/status-pill.tsx'
import type { PageFinding } from '#contract/page-reports.ts'
import { formatCount } from '#lib/format-number.ts'
import type { Comparison } from './compare-checks.ts'
import { ComparedNotice } from './compared-notice.tsx'

export type FirstFixesProps = {
  findings: readonly PageFinding[]
  /** Against the check before; undefined for the first. */
  compared: { since: string; changes: readonly Comparison[] } | undefined
}

const maxShown = 3

/** The verdict on a page: how much is left, what to fix first, and what changed since the last check. */
export function FirstFixes({ findings, compared }: FirstFixesProps) {
  const errors = findings.filter(({ severity }) => severity === 'error')
  const warnings = findings.filter(({ severity }) => severity === 'warning')
  const first = [...errors, ...warnings].slice(0, maxShown)
  const tone = errors.length > 0 ? 'bad' : warnings.length > 0 ? 'warn' : 'good'
  return (
    <section aria-label="Verdict" className="overflow-hidden rounded-lg border border-rule bg-sheet">
      <div className="grid gap-3 p-4 sm:p-5">
        <h2 className="flex items-baseline gap-2.5 font-medium font-serif text-ink text-xl leading-snug">
          <StatusDot tone={tone} />
          <span className="min-w-0">{verdictWords(errors.length, warnings.length)}</span>
        </h2>
        {compared && (
          <ComparedNotice
            since={compared.since}
            fixed={compared.changes.flatMap(({ fixed }) => fixed)}
            appeared={compared.changes.reduce((sum, { appeared }) => sum + appeared.size, 0)}
          />
        )}
      </div>
      {first.length > 0 && (
        <ol aria-label="Fix first" className="divide-y divide-rule/70 border-rule border-t">
          {first.map(({ path, message, fix, severity }, index) => (
            <li
              key={`${path} ${index.toString()}`}
              className="grid grid-cols-[1rem_minmax(0,1fr)_auto] gap-x-3 px-4 py-3 text-sm sm:px-5"
            >
              <span aria-hidden className="text-ink-faint tabular-nums">
                {index + 1}
              </span>
              <div className="min-w-0 wrap-anywhere">
                <p className="font-medium text-ink">
                  {message}
                  <span className="sr-only"> ({severity})</span>
                </p>
                <p className="text-ink-soft">{fix}</p>
                <code className="font-mono text-ink-faint text-xs">{path}</code>
              </div>
              <CopyButton value={fix} what={`the fix for ${path}`} />
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

function verdictWords(errors: number, warnings: number): string {
  if (errors > 0)
    return `${formatCount(errors, 'error')} to fix${warnings > 0 ? `, ${formatCount(warnings, 'warning')}` : ''}`
  if (warnings > 0) return `No errors, ${formatCount(warnings, 'warning')}`
  return 'No issues. Search engines and networks read this page well.'
}
