import type { FindingSeverity, PageFinding } from '#contract/page-reports.ts'
import { findingKey } from './compare-checks.ts'
import { effectOf } from './effect-of.ts'

/** One thing to fix, at every place of the page that has it. */
export type Issue = {
  key: string
  severity: FindingSeverity
  /** What it does to the page; undefined where the message says so. */
  effect?: string | undefined
  message: string
  fix: string
  places: { path: string; line: number | undefined }[]
  /** The last check did not have it. */
  isNew: boolean
}

const ranks: Readonly<Record<FindingSeverity, number>> = { error: 0, warning: 1, notice: 2 }

/** The findings of both checks as one list: what matters most first, and what says the same of several places once. */
export function groupFindings(findings: readonly PageFinding[], appeared: ReadonlySet<string>): Issue[] {
  const issues = new Map<string, Issue>()
  for (const finding of findings) {
    const { severity, message, fix, path, line } = finding
    const key = [severity, message, fix].join('\n')
    const issue = issues.get(key) ?? {
      key,
      severity,
      effect: effectOf(finding),
      message,
      fix,
      places: [],
      isNew: false,
    }
    issue.places.push({ path, line })
    issue.isNew ||= appeared.has(findingKey(finding))
    issues.set(key, issue)
  }
  return [...issues.values()].sort((a, b) => ranks[a.severity] - ranks[b.severity])
}
