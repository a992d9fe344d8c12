import type { NextRequest } from 'next/server'
import { openLeadMagnetPdf } from '#lib/agent-api/lead-magnet-pdf.ts'
import { answerFile, fileAnswer } from '#lib/file-answer.ts'
import { problemAnswer } from '#lib/session-route.ts'

type Context = { params: Promise<{ id: string }> }

/** The PDF from this origin, so that the page may show it; `?download=1` saves it instead. */
<<<<<<< HEAD
export function GET({ nextUrl }: NextRequest, context: Context): Promise<Response> {
  return answerFile(async (session) => {
    const { id } = await context.params
    const pdf = await openLeadMagnetPdf(session, id)
    if (!pdf) return problemAnswer({ kind: 'not_found', message: 'This lead magnet has no PDF here.' })
    const file = fileAnswer(pdf.body, {
      name: `lead-magnet-${id.slice(0, 8)}.pdf`,
      type: 'application/pdf',
      disposition: nextUrl.searchParams.has('download') ? 'attachment' : 'inline',
    })
    file.headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'self'")
    return file
=======
export async function GET(
  request: NextRequest,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  const { id } = await params
  const result = await runAction((session) => openLeadMagnetPdf(session, id))
  if (!result.ok) return problemAnswer(result.problem)
  if (!result.data) return problemAnswer({ kind: 'not_found', message: 'No PDF for this lead magnet.' })
  const disposition = request.nextUrl.searchParams.has('download') ? 'attachment' : 'inline'
  return new Response(result.data.body, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `${disposition}; filename="lead-magnet-${id.slice(0, 8)}.pdf"`,
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'self'",
      'x-content-type-options': 'nosniff',
    },
>>>>>>> 596a9a0 (Say the frame, sign-in and overview in plain words)
  })
}
