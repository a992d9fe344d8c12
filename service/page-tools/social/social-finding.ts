import type { CheckedPage, PageFinding, PagePicture } from '#contract/page-reports.ts'
import type { PageFacts } from './page-facts.ts'

/** What is judged. */
export type SocialPage = {
  facts: PageFacts
  pictures: readonly PagePicture[]
  page: CheckedPage
  /** Directives for robots, from header and tag together. */
  robots: string
}

/** One problem to fix, with what to write instead. */
export function socialFinding(
  severity: PageFinding['severity'],
  code: string,
  path: string,
  message: string,
  fix: string,
  line?: number,
): PageFinding {
  return { severity, rule: 'social', code, path, message, fix, ...(line !== undefined && { line }) }
}
