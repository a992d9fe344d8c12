import type { ReadResourceResult, ResourceLink, ResourceTemplateType } from '@modelcontextprotocol/server'
import { exportMediaTypes, exportWarmLead } from '#contract/warm-leads.ts'
import type { Ask } from './follow-job.ts'

type Format = keyof typeof exportMediaTypes

const address = /^masthead:\/\/reports\/([^/]+)\/rows\.(csv|xlsx)$/

export const reportFileTemplate: ResourceTemplateType = {
  uriTemplate: 'masthead://reports/{runId}/rows.{format}',
  name: 'report-rows',
  title: 'The rows of a report on a company, as a file',
  description: 'One row for each contact of a completed report (`createWarmLead`); `format` is csv or xlsx.',
}

/**
 * The link that a tool answers instead of a file, which is of no use in a model's context; undefined if JSON was asked
 * for. `facts` are the structured content: what the link leads to, given the report's rows as JSON.
 */
export function fileLink(
  given: Record<string, unknown>,
):
  | { link: ResourceLink & { type: 'resource_link' }; facts(report: object): Record<string, unknown> }
  | undefined {
  const format = formatOf(given.format)
  if (!format) return undefined
  const uri = `masthead://reports/${String(given.runId)}/rows.${format}`
  const mimeType = exportMediaTypes[format]
  return {
    link: { type: 'resource_link', uri, name: `rows.${format}`, mimeType },
    facts: (report) => {
      const { rows, ...about }: Record<string, unknown> = { ...report }
      return { ...about, format, uri, mime_type: mimeType, rows_count: Array.isArray(rows) ? rows.length : 0 }
    },
  }
}

/** The file behind such a link; undefined for the address of something else, and while there is none. */
export async function readReportFile(uri: string, ask: Ask): Promise<ReadResourceResult | undefined> {
  const [, runId, ending] = address.exec(uri) ?? []
  const format = formatOf(ending)
  if (runId === undefined || !format) return undefined
  const path = `${exportWarmLead.path.replace('{runId}', encodeURIComponent(runId))}?format=${format}`
  const mimeType = exportMediaTypes[format]
  const answer = await ask('GET', path, { accept: mimeType })
  if (!answer.ok) return undefined
  if (format === 'csv') return { contents: [{ uri, mimeType, text: await answer.text() }] }
  const blob = Buffer.from(await answer.arrayBuffer()).toString('base64')
  return { contents: [{ uri, mimeType, blob }] }
}

function formatOf(value: unknown): Format | undefined {
  return value === 'csv' || value === 'xlsx' ? value : undefined
}
