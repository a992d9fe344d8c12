import type { PageFinding } from '#contract/page-reports.ts'

/** What a finding does to the page where people meet it; undefined where its own message says so. */
export function effectOf({
  rule,
  severity,
  code,
  feature,
}: Pick<PageFinding, 'rule' | 'severity' | 'code' | 'feature'>): string | undefined {
  if (severity === 'notice' || code === 'retired') return undefined
  switch (rule) {
    case 'rich_result':
      // The message of a warning says itself what would be better.
      return severity === 'error'
        ? `No ${feature?.toLowerCase() ?? 'rich result'} in search results`
        : undefined
    case 'syntax':
      return "Search engines can't read this part"
    case 'vocabulary':
      return 'Search engines ignore this entry'
    default:
      return undefined
  }
}
