import { listAdaptations } from '#lib/agent-api/adaptations.ts'
import { answerJson } from '#lib/session-route.ts'

/** More than anybody makes of one article; older ones are no longer shown. */
const maxShown = 100

export function GET(request: Request): Promise<Response> {
  const article = new URL(request.url).searchParams.get('article') ?? ''
  return answerJson((session) => listAdaptations(session, { article_id: article, limit: maxShown }))
}
