import { countDeadLetters } from '#lib/agent-api/webhooks.ts'
import { answerJson } from '#lib/session-route.ts'

export function GET(): Promise<Response> {
  return answerJson(countDeadLetters)
}
