import { z } from 'zod'
import { UploadDocumentInput } from '#contract/knowledge.ts'
import { listAllDocuments, uploadOrFindDocument } from '#lib/agent-api/documents.ts'
import { answerJson, problemAnswer } from '#lib/session-route.ts'

export function GET(): Promise<Response> {
  return answerJson(listAllDocuments)
}

const Upload = z.object({ idempotencyKey: z.string().min(8).max(255), input: UploadDocumentInput })

/** A route and not an action: a document is longer than an action may carry, and several go up while others wait. */
export async function POST(request: Request): Promise<Response> {
  const upload = Upload.safeParse(await request.json().catch(() => undefined))
  if (!upload.success) {
    const fieldErrors = Object.fromEntries(
      upload.error.issues.map(({ path, message }) => [path.slice(1).join('.'), message]),
    )
    const message = upload.error.issues[0]?.message ?? "Couldn't add this."
    return problemAnswer({ kind: 'invalid', message, fieldErrors })
  }
  const { idempotencyKey, input } = upload.data
  return answerJson((session) => uploadOrFindDocument(session, input, { idempotencyKey }))
}
