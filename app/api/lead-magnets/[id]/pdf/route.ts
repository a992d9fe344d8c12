import type { NextRequest } from 'next/server'
import { openLeadMagnetPdf } from '#lib/agent-api/lead-magnet-pdf.ts'
import { answerFile, fileAnswer } from '#lib/file-answer.ts'
import { problemAnswer } from '#lib/session-route.ts'

type Context = { params: Promise<{ id: string }> }

/** The PDF from this origin, so that the page may show it; `?download=1` saves it instead. */
export function GET({ nextUrl }: NextRequest, context: Context): Promise<Response> {
  return answerFile(async (session) => {
    const { id } = await context.params
    const pdf = await openLeadMagnetPdf(session, id)
    if (!pdf) return problemAnswer({ kind: 'not_found', message: 'No PDF for this lead magnet.' })
    const file = fileAnswer(pdf.body, {
      name: `lead-magnet-${id.slice(0, 8)}.pdf`,
      type: 'application/pdf',
      disposition: nextUrl.searchParams.has('download') ? 'attachment' : 'inline',
    })
    file.headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'self'")
    return file
  })
}
