import type { FindingCounts, PageFinding } from '#contract/page-reports.ts'

const weight = { error: 0, warning: 1, notice: 2 } as const

/** Errors first, then in the order of the source. */
export function inOrder(findings: readonly PageFinding[]): PageFinding[] {
  return findings.toSorted((a, b) => weight[a.severity] - weight[b.severity] || (a.line ?? 0) - (b.line ?? 0))
}

export function countFindings(findings: readonly PageFinding[]): FindingCounts {
  const count = (severity: PageFinding['severity']) =>
    findings.filter((one) => one.severity === severity).length
  return { errors: count('error'), warnings: count('warning'), notices: count('notice') }
}
