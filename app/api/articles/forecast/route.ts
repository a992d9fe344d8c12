import { GenerateArticleInput } from '#contract/articles.ts'
import { forecastArticle } from '#lib/agent-api/articles.ts'
import { answerJson, problemAnswer } from '#lib/session-route.ts'

export async function POST(request: Request): Promise<Response> {
  const input = GenerateArticleInput.safeParse(await request.json().catch(() => undefined))
  if (!input.success) {
    return problemAnswer({ kind: 'invalid', message: "Couldn't forecast this.", fieldErrors: {} })
  }
  return answerJson((session) => forecastArticle(session, input.data))
}
