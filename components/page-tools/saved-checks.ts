import type { PageFinding, SocialPreviewReport, StructuredDataReport } from '#contract/page-reports.ts'
import type { PageCheck } from '#lib/queries/page-tools.ts'

export type StructuredDataCheck = PageCheck<StructuredDataReport>
export type SocialPreviewCheck = PageCheck<SocialPreviewReport>

/** One look at a page, as this browser keeps it. */
export type SavedCheck = {
  url: string
  /** ISO 8601. */
  at: string
  structuredData?: StructuredDataCheck
  socialPreview?: SocialPreviewCheck
  /** The issues of the previous check, to show which were fixed since. */
  before?: { at: string; structuredData?: PageFinding[]; socialPreview?: PageFinding[] }
}

const maxChecks = 12
/** Browsers keep about five million characters for a site; other pages need room, too. */
const maxCharacters = 1_500_000

/** The checks with `check` in front. The same address again replaces its earlier look and remembers what that found. */
export function withCheck(checks: readonly SavedCheck[], check: SavedCheck): SavedCheck[] {
  const earlier = checks.find(({ url }) => url === check.url)
  const others = checks.filter(({ url }) => url !== check.url)
  const before = earlier && {
    at: earlier.at,
    ...findingsOf('structuredData', earlier.structuredData),
    ...findingsOf('socialPreview', earlier.socialPreview),
  }
  return [{ ...check, ...(before && { before }) }, ...others].slice(0, maxChecks)
}

function findingsOf(
  name: 'structuredData' | 'socialPreview',
  check: StructuredDataCheck | SocialPreviewCheck | undefined,
): Partial<NonNullable<SavedCheck['before']>> {
  return check?.kind === 'report' ? { [name]: check.report.findings } : {}
}

/** As text, without the pictures, and without the oldest looks where they would take too much room. */
export function checksAsText(checks: readonly SavedCheck[]): string {
  for (let count = checks.length; count > 0; count -= 1) {
    const text = JSON.stringify(checks.slice(0, count).map(withoutPictures))
    if (text.length <= maxCharacters) return text
  }
  return '[]'
}

/** What was kept; entries of another shape, from other releases or other hands, are dropped. */
export function parseChecks(kept: string | null): SavedCheck[] {
  let value: unknown
  try {
    value = JSON.parse(kept ?? '[]')
  } catch {
    return []
  }
  return Array.isArray(value) ? value.filter(isKeptCheck) : []
}

function withoutPictures(check: SavedCheck): SavedCheck {
  const { socialPreview } = check
  if (socialPreview?.kind !== 'report') return check
  const { report } = socialPreview
  const pictures = report.pictures.map(({ data_url: _, ...picture }) => picture)
  return { ...check, socialPreview: { ...socialPreview, report: { ...report, pictures } } }
}

// By hand, for the size of the page. The insides were checked by the door, in this release or the last one.
function isKeptCheck(value: unknown): value is SavedCheck {
  if (typeof value !== 'object' || value === null) return false
  const check: Record<string, unknown> = { ...value }
  const isText = typeof check.url === 'string' && typeof check.at === 'string'
  return isText && [check.structuredData, check.socialPreview].every(isCheck)
}

function isCheck(value: unknown): boolean {
  if (value === undefined) return true
  if (typeof value !== 'object' || value === null) return false
  const check: Record<string, unknown> = { ...value }
  if (check.kind === 'open') return typeof check.data === 'object' && check.data !== null
  const report: Record<string, unknown> = { ...(check.report as object | undefined) }
  return check.kind === 'report' && Array.isArray(report.findings) && typeof report.page === 'object'
}
