import { getStatus } from '#lib/agent-api/health.ts'
import { answerJson } from '#lib/session-route.ts'

export function GET(): Promise<Response> {
  return answerJson(getStatus)
}
