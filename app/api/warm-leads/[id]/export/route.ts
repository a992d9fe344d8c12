import type { NextRequest } from 'next/server'
import { z } from 'zod'
import { rowsCsv } from '#components/warm-leads/report-files.ts'
import { exportMediaTypes, exportWarmLead, getWarmLead } from '#contract/warm-leads.ts'
import { call, sendOperation } from '#lib/agent-api/client.ts'
import { AgentApiError } from '#lib/agent-api/errors.ts'
import { answerFile, fileAnswer } from '#lib/file-answer.ts'

const Format = z.enum(['csv', 'json', 'xlsx']).catch('csv')
type Format = z.infer<typeof Format>

type Context = { params: Promise<{ id: string }> }

/** The rows of a report as a file: as the service makes it, or made of the rows in the report where it makes none. */
export function GET({ nextUrl }: NextRequest, { params }: Context): Promise<Response> {
  const format = Format.parse(nextUrl.searchParams.get('format'))
  return answerFile(async ({ key }) => {
    const { id: runId } = await params
    const accept = format === 'json' ? 'application/json' : exportMediaTypes[format]
    const request = { params: { runId }, query: { format } }
    // Always a download: a third-party response must not be rendered as a page of this dashboard.
    const name = `warm-lead.${format}`
    try {
      const { headers, body } = await sendOperation(exportWarmLead, request, { key, accept })
      return fileAnswer(body, { name, type: headers.get('content-type') ?? 'application/octet-stream' })
    } catch (error) {
      if (!(error instanceof AgentApiError) || error.failure.kind !== 'not_offered') throw error
      const { result } = await call(getWarmLead, { params: { runId } }, { key })
      const file = fileOfRows(result?.exportRows ?? [], format)
      if (!file) throw error
      return fileAnswer(file.text, { name, type: file.type })
    }
  })
}

function fileOfRows(rows: readonly object[], format: Format): { text: string; type: string } | undefined {
  if (rows.length === 0 || format === 'xlsx') return undefined
  if (format === 'json') return { text: JSON.stringify(rows, null, 2), type: 'application/json' }
  return { text: rowsCsv(rows), type: exportMediaTypes.csv }
}
