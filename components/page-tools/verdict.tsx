import type { ReactNode } from 'react'
import { CopyButton } from '#components/ui/copy-button.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { StatusDot } from '#components/ui/status-pill.tsx'
import type { PageFinding } from '#contract/page-reports.ts'
import { formatCount, formatNumber } from '#lib/format-number.ts'
import type { Comparison } from './compare-checks.ts'
import { groupFindings } from './group-findings.ts'
import { IssueList } from './issue-list.tsx'
import { ticketText } from './ticket-text.ts'

export type VerdictProps = {
  findings: readonly PageFinding[]
  /** Against the check before; undefined for the first. */
  compared: { since: string; changes: readonly Comparison[] } | undefined
  /** The address of the page that was checked, and what is known of it. */
  url: string
  page: ReactNode
  actions: ReactNode
}

/** The verdict on a page: how much is left, what changed since the last check, and every issue once. */
export function Verdict({ findings, compared, url, page, actions }: VerdictProps) {
  const errors = findings.filter(({ severity }) => severity === 'error').length
  const warnings = findings.filter(({ severity }) => severity === 'warning').length
  const tone = errors > 0 ? 'bad' : warnings > 0 ? 'warn' : 'good'
  const appeared = new Set(compared?.changes.flatMap((change) => [...change.appeared]))
  const issues = groupFindings(findings, appeared)
  return (
    <section aria-label="Verdict" className="overflow-hidden rounded-lg border border-rule bg-sheet">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 p-4 sm:p-5">
        <div className="grid min-w-0 gap-1.5">
          <h2 className="flex items-baseline gap-2.5 font-medium font-serif text-ink text-xl leading-snug">
            <StatusDot tone={tone} />
            <span className="min-w-0">{verdictWords(errors, warnings, findings.length)}</span>
          </h2>
          {page}
          {compared && (
            <Changes
              since={compared.since}
              fixed={compared.changes.flatMap(({ fixed }) => fixed)}
              appeared={appeared.size}
            />
          )}
        </div>
        <div className="flex flex-wrap gap-2 empty:hidden">
          {issues.length > 0 && (
            <CopyButton
              value={ticketText(url, issues)}
              what="every issue as a ticket"
              label="Copy all as a ticket"
              size="md"
            />
          )}
          {actions}
        </div>
      </div>
      {findings.length > 0 && <IssueList issues={issues} />}
    </section>
  )
}

const maxListed = 20

/** What changed since the last look at the same page. */
function Changes({
  since,
  fixed,
  appeared,
}: {
  since: string
  fixed: readonly PageFinding[]
  appeared: number
}) {
  const at = <RelativeTime at={since} />
  if (fixed.length === 0)
    return (
      <p className="text-ink-soft text-sm">
        {appeared > 0 ? formatCount(appeared, 'new issue') : 'No changes'} since the last check, {at}
      </p>
    )
  return (
    <details className="text-sm">
      <summary className="cursor-pointer text-ink-soft hover:text-ink">
        <span className="font-medium text-good">{formatCount(fixed.length, 'issue')} fixed</span>
        {appeared > 0 && `, ${formatNumber(appeared)} new`} since the last check, {at}
      </summary>
      <ul className="mt-1.5 grid gap-1 text-ink-soft">
        {fixed.slice(0, maxListed).map(({ path, message }, index) => (
          <li key={`${path} ${index.toString()}`} className="wrap-anywhere">
            {message} <code className="font-mono text-ink-faint text-xs">{path}</code>
          </li>
        ))}
        {fixed.length > maxListed && <li>and {formatNumber(fixed.length - maxListed)} more</li>}
      </ul>
    </details>
  )
}

/** @param all with those that are only suggestions */
function verdictWords(errors: number, warnings: number, all: number): string {
  if (errors > 0)
    return `${formatCount(errors, 'error')} to fix${warnings > 0 ? `, ${formatCount(warnings, 'warning')}` : ''}`
  if (warnings > 0) return `No errors, ${formatCount(warnings, 'warning')}`
  if (all > 0) return `No errors or warnings, ${formatCount(all, 'suggestion')}`
  return 'No issues. Search engines and networks read this page well.'
}
