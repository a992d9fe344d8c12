import { Badge } from '#components/ui/badge.tsx'
import { CopyButton } from '#components/ui/copy-button.tsx'
import type { Tone } from '#components/ui/status-pill.tsx'
import type { FindingSeverity, PageFinding } from '#contract/page-reports.ts'
import { findingKey } from './compare-checks.ts'

const groups: readonly { severity: FindingSeverity; title: string; tone: Tone }[] = [
  { severity: 'error', title: 'Errors', tone: 'bad' },
  { severity: 'warning', title: 'Warnings', tone: 'warn' },
  { severity: 'notice', title: 'Info', tone: 'info' },
]

const rules: Readonly<Record<string, string>> = {
  syntax: "Can't be parsed",
  vocabulary: 'schema.org',
  rich_result: 'Rich result',
  social: 'Sharing',
}

export type FindingListProps = {
  findings: readonly PageFinding[]
  /** Keys of those that the last look did not have. */
  appeared: ReadonlySet<string> | undefined
}

/** Errors, warnings and notices apart, each with its place and what to write instead. */
export function FindingList({ findings, appeared }: FindingListProps) {
  return groups.map(({ severity, title, tone }) => {
    const own = findings.filter((finding) => finding.severity === severity)
    if (own.length === 0) return null
    return (
      <section key={severity} aria-label={title} className="grid">
        <h3 className="flex items-center gap-2 px-4 pt-3 pb-1 font-medium text-ink text-xs">
          <Badge tone={tone}>{own.length}</Badge>
          {title}
        </h3>
        <ul className="divide-y divide-rule/70">
          {own.map((finding, index) => (
            <Finding
              key={`${findingKey(finding)} ${index.toString()}`}
              finding={finding}
              isNew={appeared?.has(findingKey(finding)) ?? false}
            />
          ))}
        </ul>
      </section>
    )
  })
}

function Finding({ finding, isNew }: { finding: PageFinding; isNew: boolean }) {
  const { path, message, fix, line, rule, feature } = finding
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-5 gap-y-1 px-4 py-2.5 text-sm md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto]">
      <div className="min-w-0 max-md:col-span-2">
        <code className="break-all font-mono text-ink text-xs">{path}</code>
        <p className="flex flex-wrap gap-x-2 text-ink-faint text-xs">
          <span>{feature ?? rules[rule] ?? rule}</span>
          {line !== undefined && <span>line {line}</span>}
          {isNew && <Badge tone="warn">new</Badge>}
        </p>
      </div>
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p className="text-ink">{message}</p>
        <p className="text-ink-soft">{fix}</p>
      </div>
      <CopyButton value={fix} what={`what to write for ${path}`} />
    </li>
  )
}
