import type { PageCheckDetail, PageCheckRecord } from '#contract/page-checks.ts'
import type { FindingCounts, SocialPreviewReport, StructuredDataReport } from '#contract/page-reports.ts'
import type { SavedCheck } from './saved-checks.ts'

/** A page in the history: its newest check of each kind. */
export type CheckedPageRow = {
  url: string
  /** ISO 8601; of the newer of the two. */
  at: string
  structuredData?: FindingCounts
  socialPreview?: FindingCounts
}

/** Pages of the workspace's and of this browser's checks, the newest first, each once. */
export function checkedPages(
  records: readonly PageCheckRecord[],
  local: readonly SavedCheck[],
): CheckedPageRow[] {
  const rows = new Map<string, CheckedPageRow>()
  for (const { url, kind, counts, checked_at: at } of records) {
    const member = kind === 'schema_check' ? 'structuredData' : 'socialPreview'
    const row = rows.get(url) ?? { url, at }
    if (!row[member]) rows.set(url, { ...row, [member]: counts })
  }
  for (const check of local) if (!rows.has(check.url)) rows.set(check.url, rowOf(check))
  return [...rows.values()].toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
}

function rowOf({ url, at, structuredData, socialPreview }: SavedCheck): CheckedPageRow {
  return {
    url,
    at,
    ...(structuredData?.kind === 'report' && { structuredData: structuredData.report.counts }),
    ...(socialPreview?.kind === 'report' && { socialPreview: socialPreview.report.counts }),
  }
}

/** The ids of the newest check of each kind of one page. */
export function newestOf(
  records: readonly PageCheckRecord[],
  url: string,
): { schema: PageCheckRecord | undefined; preview: PageCheckRecord | undefined } {
  const find = (kind: string) => records.find((record) => record.url === url && record.kind === kind)
  return { schema: find('schema_check'), preview: find('preview_check') }
}

/** What the workspace keeps of the checks of a page, in the shape in which this browser keeps its own. */
export function checkOf(
  url: string,
  schema: PageCheckDetail | undefined,
  preview: PageCheckDetail | undefined,
): SavedCheck | undefined {
  const newest = [schema, preview].flatMap((one) => one ?? []).toSorted(byTime)[0]
  if (!newest) return undefined
  const data = schema && isStructured(schema.data) ? schema.data : undefined
  const social = preview && isSocial(preview.data) ? preview.data : undefined
  const before = [schema?.before, preview?.before].flatMap((one) => one ?? []).toSorted(byTime)[0]
  return {
    url,
    at: newest.checked_at,
    ...(data && { structuredData: { kind: 'report', report: data, creditsCharged: 0 } }),
    ...(social && { socialPreview: { kind: 'report', report: social, creditsCharged: 0 } }),
    ...(before && {
      before: {
        at: before.checked_at,
        ...(data && schema?.before && { structuredData: schema.before.findings }),
        ...(social && preview?.before && { socialPreview: preview.before.findings }),
      },
    }),
  }
}

const byTime = (a: { checked_at: string }, b: { checked_at: string }) =>
  Date.parse(b.checked_at) - Date.parse(a.checked_at)

type Report = StructuredDataReport | SocialPreviewReport

function isStructured(report: Report): report is StructuredDataReport {
  return 'vocabulary' in report
}

function isSocial(report: Report): report is SocialPreviewReport {
  return 'networks' in report
}
