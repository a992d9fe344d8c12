import { countDeadLetters } from '#lib/agent-api/webhooks.ts'
import { answerJson } from '#lib/session-route.ts'

export function GET(): Promise<Response> {
  return answerJson((session) => countDeadLetters(session, { fresh: true }))
}
