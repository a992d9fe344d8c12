import type { NextRequest } from 'next/server'
import { z } from 'zod'
import { exportWarmLead } from '#lib/agent-api/warm-leads.ts'
import { runAction } from '#lib/session-action.ts'
import { problemAnswer } from '#lib/session-route.ts'

const Format = z.enum(['csv', 'json', 'xlsx']).catch('csv')

/** The rows of a report as a file, handed on as the service makes it. */
export async function GET(
  request: NextRequest,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  const { id } = await params
  const format = Format.parse(request.nextUrl.searchParams.get('format'))
  const file = await runAction((session) => exportWarmLead(session, id, format))
  if (!file.ok) return problemAnswer(file.problem)
  const { headers, body } = file.data
  return new Response(body, {
    headers: {
      'content-type': headers.get('content-type') ?? 'application/octet-stream',
      // Always a download: a stranger's answer must not be drawn as a page of this dashboard.
      'content-disposition': `attachment; filename="warm-lead.${format}"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    },
  })
}
