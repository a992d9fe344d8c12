import { documentText } from '#lib/document-text/document-text.ts'
import { DocumentTextError } from '#lib/document-text/document-text-error.ts'
import { maxFileBytes } from '#lib/document-text/max-file-bytes.ts'
import { readUpTo } from '#lib/document-text/read-up-to.ts'
import { findSession } from '#lib/session.ts'
import { answerJson, problemAnswer } from '#lib/session-route.ts'

/** The bytes of a PDF or Word file, answered as Markdown. Free, and calls no other server. */
export async function POST(request: Request): Promise<Response> {
  // Before the body is read: a file of an unauthenticated caller is not received.
  if (!(await findSession())) return answerJson(async () => undefined)
  try {
    const text = await documentText(await readUpTo(request, maxFileBytes))
    return answerJson(async () => text)
  } catch (error) {
    if (!(error instanceof DocumentTextError)) throw error
    return problemAnswer({ kind: 'invalid', message: error.message, fieldErrors: {} })
  }
}
