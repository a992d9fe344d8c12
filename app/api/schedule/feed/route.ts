import { getScheduleFeed } from '#lib/agent-api/schedule.ts'
import { answerJson } from '#lib/session-route.ts'

export function GET(): Promise<Response> {
  return answerJson(getScheduleFeed)
}
