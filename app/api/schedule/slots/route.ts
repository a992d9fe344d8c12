import { suggestSlots } from '#lib/agent-api/schedule.ts'
import { slotsAsked } from '#lib/queries/schedule.ts'
import { answerJson } from '#lib/session-route.ts'

export function GET(): Promise<Response> {
  return answerJson((session) => suggestSlots(session, { limit: slotsAsked }))
}
