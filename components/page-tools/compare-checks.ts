import type { PageFinding } from '#contract/page-reports.ts'

/** Identifies the same issue in two checks of a page: lines move when other issues are fixed, paths and codes do not. */
export function findingKey({ rule, code, path, feature, message }: PageFinding): string {
  return [rule, code, path, feature ?? '', code.startsWith('missing') ? '' : message].join(' ')
}

export type Comparison = {
  /** Findings of the earlier look that are gone. */
  fixed: PageFinding[]
  /** Keys of findings that the earlier look did not have. */
  appeared: ReadonlySet<string>
}

/** What changed from an earlier look to a later one. The same finding on several items counts as often as it is there. */
export function compareFindings(earlier: readonly PageFinding[], later: readonly PageFinding[]): Comparison {
  const left = new Map<string, number>()
  for (const finding of later) left.set(findingKey(finding), (left.get(findingKey(finding)) ?? 0) + 1)
  const before = new Set(earlier.map(findingKey))
  const fixed = earlier.filter((finding) => {
    const key = findingKey(finding)
    const there = left.get(key) ?? 0
    left.set(key, there - 1)
    return there <= 0
  })
  return {
    fixed,
    appeared: new Set(later.map(findingKey).filter((key) => !before.has(key))),
  }
}
