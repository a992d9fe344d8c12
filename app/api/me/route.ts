import { getMe } from '#lib/agent-api/agents.ts'
import { answerJson } from '#lib/session-route.ts'

export function GET(): Promise<Response> {
  return answerJson((session) => getMe(session, { fresh: true }))
}
