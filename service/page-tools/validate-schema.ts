import type { StructuredDataReport } from '#contract/page-reports.ts'
import { type CheckPageInput, validateSchema as operation } from '#contract/page-tools.ts'
import type { AgentContext } from '../core/context.ts'
import { schemaChecks } from '../db/schema/page-checks.ts'
import { inspect } from './inspect.ts'
import { readHtmlPage } from './read-html-page.ts'
import { type PageToolResult, runPageTool } from './run-page-tool.ts'

/** Judges the structured data of a page (Page diagnostics tools). One credit, returned when the page cannot be read. */
export function validateSchema(
  ctx: AgentContext,
  { url }: CheckPageInput,
  signal: AbortSignal,
): Promise<PageToolResult<StructuredDataReport>> {
  return runPageTool(
    ctx,
    { operation: operation.id, name: 'schema-validate', table: schemaChecks, url },
    signal,
    (deadline) => structuredDataOf(ctx, url, deadline),
  )
}

/** @throws {ReadError} if the page cannot be read */
export async function structuredDataOf(
  ctx: AgentContext,
  url: string,
  deadline: AbortSignal,
): Promise<StructuredDataReport> {
  const { body, contentType, about } = await readHtmlPage(ctx, url, deadline)
  const found = await inspect(
    { kind: 'structured_data', body, contentType, finalUrl: about.final_url },
    deadline,
  )
  if (!('report' in found)) throw new Error('An inspection answers what it was asked.')
  return { page: { ...about, ...found.text }, ...found.report }
}
