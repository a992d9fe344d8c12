'use client'
import { useState } from 'react'
import { Badge } from '#components/ui/badge.tsx'
import { Button } from '#components/ui/button.tsx'
import { CopyButton } from '#components/ui/copy-button.tsx'
import { MarkedText } from '#components/ui/marked-text.tsx'
import { StatusDot, type Tone } from '#components/ui/status-pill.tsx'
import type { FindingSeverity } from '#contract/page-reports.ts'
import { classNames } from '#lib/class-names.ts'
import { formatNumber } from '#lib/format-number.ts'
import type { Issue } from './group-findings.ts'
import { blanksOf, isMarkup, pastedPart } from './read-blanks.ts'

const severities: Readonly<Record<FindingSeverity, { tone: Tone; word: string }>> = {
  error: { tone: 'bad', word: 'Error' },
  warning: { tone: 'warn', word: 'Warning' },
  notice: { tone: 'info', word: 'Info' },
}

const shownAtFirst = 10
const placesShown = 3

/** Everything to fix on a page, each with what to write and where. What only the company knows is a marked blank. */
export function IssueList({ issues }: { issues: readonly Issue[] }) {
  const [isOpen, setOpen] = useState(false)
  const shown = isOpen ? issues : issues.slice(0, shownAtFirst)
  return (
    <div className="border-rule border-t">
      <ol aria-label="Issues" className="divide-y divide-rule/70">
        {shown.map((issue) => (
          <IssueRow key={issue.key} issue={issue} />
        ))}
      </ol>
      {shown.length < issues.length && (
        <p className="border-rule/70 border-t px-4 py-2 sm:px-5">
          <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
            Show all {formatNumber(issues.length)}
          </Button>
        </p>
      )}
    </div>
  )
}

function IssueRow({ issue }: { issue: Issue }) {
  const { severity, effect, message, fix, places, isNew } = issue
  const { tone, word } = severities[severity]
  const more = places.length - placesShown
  return (
    <li className="grid grid-cols-[0.75rem_minmax(0,1fr)_auto] gap-x-3 px-4 py-3 text-sm sm:grid-cols-[0.75rem_minmax(0,1fr)_fit-content(18rem)_auto] sm:px-5">
      <span title={word} className="flex h-5 items-center">
        <StatusDot tone={tone} />
        <span className="sr-only">{word}: </span>
      </span>
      <div className="grid min-w-0 gap-0.5 wrap-anywhere">
        <p className="flex flex-wrap items-baseline gap-x-2 font-medium text-ink">
          {effect ?? message}
          {severity === 'notice' && <Badge>Optional</Badge>}
          {isNew && <Badge tone="warn">New</Badge>}
        </p>
        {effect && <p className="text-ink">{message}</p>}
        <p className={classNames('text-ink-soft', isMarkup(fix) && 'font-mono text-xs leading-5')}>
          <MarkedText text={fix} marks={blanksOf(fix)} />
        </p>
      </div>
      {/* For whoever edits the page, at the edge of what everybody reads; below it on a phone. */}
      <p className="flex flex-wrap content-start gap-x-3 wrap-anywhere text-ink-faint text-xs leading-5 max-sm:order-last max-sm:col-start-2 sm:flex-col sm:items-end sm:text-right">
        {places.slice(0, placesShown).map(({ path, line }) => (
          <span key={`${path} ${line?.toString() ?? ''}`}>
            <code className="font-mono">{path}</code>
            {line !== undefined && `, line ${line}`}
          </span>
        ))}
        {more > 0 && <span>and {formatNumber(more)} more</span>}
      </p>
      <CopyButton value={pastedPart(fix)} what={`what to write for ${places[0]?.path ?? 'this issue'}`} />
    </li>
  )
}
