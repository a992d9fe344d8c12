import type { NextRequest } from 'next/server'
import { openLeadMagnetPdf } from '#lib/agent-api/lead-magnets.ts'
import { runAction } from '#lib/session-action.ts'
import { problemAnswer } from '#lib/session-route.ts'

/** The PDF from this origin, so that the page may show it; `?download=1` saves it instead. */
export async function GET(
  request: NextRequest,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  const { id } = await params
  const result = await runAction((session) => openLeadMagnetPdf(session, id))
  if (!result.ok) return problemAnswer(result.problem)
  if (!result.data) return problemAnswer({ kind: 'not_found', message: 'This lead magnet has no PDF here.' })
  const disposition = request.nextUrl.searchParams.has('download') ? 'attachment' : 'inline'
  return new Response(result.data.body, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `${disposition}; filename="lead-magnet-${id.slice(0, 8)}.pdf"`,
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'self'",
      'x-content-type-options': 'nosniff',
    },
  })
}
