import type { SocialPreviewReport } from '#contract/page-reports.ts'
import { previewSocial as operation, type PreviewPageInput } from '#contract/page-tools.ts'
import type { AgentContext } from '../core/context.ts'
import { previewChecks } from '../db/schema/page-checks.ts'
import { inspect } from './inspect.ts'
import { readHtmlPage } from './read-html-page.ts'
import { type PageToolResult, runPageTool } from './run-page-tool.ts'
import { socialPreviewReport } from './social/social-preview-report.ts'

/** What a page shows where it is shared (Page diagnostics tools). One credit, returned when the page cannot be read. */
export function previewSocial(
  ctx: AgentContext,
  { url, include_pictures }: PreviewPageInput,
  signal: AbortSignal,
): Promise<PageToolResult<SocialPreviewReport>> {
  return runPageTool(
    ctx,
    { operation: operation.id, name: 'og-preview', table: previewChecks, url },
    signal,
    (deadline) => socialPreviewOf(ctx, url, { include: include_pictures, signal: deadline }),
  )
}

/** @throws {ReadError} if the page cannot be read */
export async function socialPreviewOf(
  ctx: AgentContext,
  url: string,
  options: { include: boolean; signal: AbortSignal },
): Promise<SocialPreviewReport> {
  const { signal } = options
  const { body, contentType, about, robotsHeader } = await readHtmlPage(ctx, url, signal)
  const found = await inspect({ kind: 'page_facts', body, contentType, finalUrl: about.final_url }, signal)
  if (!('facts' in found)) throw new Error('An inspection answers what it was asked.')
  const page = { ...about, ...found.text }
  return socialPreviewReport(ctx, { facts: found.facts, page, robotsHeader }, options)
}
