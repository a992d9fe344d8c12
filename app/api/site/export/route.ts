import type { NextRequest } from 'next/server'
import { exportSite, zipMediaType } from '#contract/site-transfer.ts'
import { sendOperation } from '#lib/agent-api/client.ts'
import { checkRequest } from '#lib/check-request.ts'
import { answerFile, fileAnswer } from '#lib/file-answer.ts'
import { problemAnswer } from '#lib/session-route.ts'

/** Everything that is published, as a ZIP file that is passed on while it is made. */
export async function GET({ nextUrl, signal }: NextRequest): Promise<Response> {
  const checked = checkRequest(exportSite, { query: Object.fromEntries(nextUrl.searchParams) })
  if (!checked.ok) return problemAnswer(checked.problem)
  return answerFile(async ({ key }) => {
    const file = await sendOperation(exportSite, checked.data, { key, signal, accept: zipMediaType })
    return fileAnswer(file.body, {
      name: `published-${nextUrl.searchParams.get('format') ?? 'static'}.zip`,
      type: zipMediaType,
    })
  })
}
