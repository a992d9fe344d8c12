import type { NextRequest } from 'next/server'
import { z } from 'zod'
import { exportMediaTypes, exportWarmLead } from '#contract/warm-leads.ts'
import { sendOperation } from '#lib/agent-api/client.ts'
import { answerFile, fileAnswer } from '#lib/file-answer.ts'

const Format = z.enum(['csv', 'json', 'xlsx']).catch('csv')

type Context = { params: Promise<{ id: string }> }

/** The rows of a report as a file, handed on as the service makes it. */
export function GET({ nextUrl }: NextRequest, { params }: Context): Promise<Response> {
  const format = Format.parse(nextUrl.searchParams.get('format'))
  return answerFile(async ({ key }) => {
    const { id: runId } = await params
    const accept = format === 'json' ? 'application/json' : exportMediaTypes[format]
    const request = { params: { runId }, query: { format } }
    const { headers, body } = await sendOperation(exportWarmLead, request, { key, accept })
    // Always a download: a third-party response must not be rendered as a page of this dashboard.
    const type = headers.get('content-type') ?? 'application/octet-stream'
    return fileAnswer(body, { name: `warm-lead.${format}`, type })
  })
}
