import { getLocalOllama } from '#lib/agent-api/models.ts'
import { answerJson } from '#lib/session-route.ts'

export function GET(): Promise<Response> {
  return answerJson(getLocalOllama)
}
