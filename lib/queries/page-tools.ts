import type { SocialPreviewReport, StructuredDataReport } from '#contract/page-reports.ts'
import { fetchJson } from './fetch-json.ts'

/** A report as our contract has it, or whatever another server says about the page: the document leaves it open. */
export type PageCheck<Report> = { creditsCharged: number } & (
  | { kind: 'report'; report: Report }
  | { kind: 'open'; data: Record<string, unknown> }
)

type CheckRequest = { url: string; idempotencyKey: string }

/** Judges the structured data of a page; the same key never charges twice. @throws QueryError */
export function checkStructuredData(body: CheckRequest): Promise<PageCheck<StructuredDataReport>> {
  return fetchJson('/api/page-tools/structured-data', { method: 'POST', body })
}

/** Asks how a page looks where it is shared; the same key never charges twice. @throws QueryError */
export function checkSocialPreview(body: CheckRequest): Promise<PageCheck<SocialPreviewReport>> {
  return fetchJson('/api/page-tools/social-preview', { method: 'POST', body })
}
