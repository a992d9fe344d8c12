import { getArticle } from '#lib/agent-api/articles.ts'
import { answerJson } from '#lib/session-route.ts'

/** Polled by the article's page, by lists without a list operation, and by the job tray. */
export async function GET(_: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  const { id } = await params
  return answerJson((session) => getArticle(session, id))
}
