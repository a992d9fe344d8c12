import type { PageFinding } from '#contract/page-reports.ts'

/** What a finding does to the page where people meet it; undefined where its own message says so. */
export function effectOf({
  rule,
  severity,
  code,
  feature,
}: Pick<PageFinding, 'rule' | 'severity' | 'code' | 'feature'>): string | undefined {
  if (severity === 'notice' || code === 'retired') return undefined
  const name = feature?.toLowerCase() ?? 'rich result'
  switch (rule) {
    case 'rich_result':
      return severity === 'error' ? `No ${name} in search results` : `A plainer ${name} in search results`
    case 'syntax':
      return "Search engines can't read this part"
    case 'vocabulary':
      return 'Search engines ignore this entry'
    default:
      return undefined
  }
}
