import { EstimateInput } from '#contract/credits.ts'
import { estimate } from '#lib/agent-api/credits.ts'
import { answerJson, problemAnswer } from '#lib/session-route.ts'

export async function POST(request: Request): Promise<Response> {
  const input = EstimateInput.safeParse(await request.json().catch(() => undefined))
  if (!input.success) {
    return problemAnswer({ kind: 'invalid', message: "Couldn't estimate this.", fieldErrors: {} })
  }
  return answerJson((session) => estimate(session, input.data))
}
