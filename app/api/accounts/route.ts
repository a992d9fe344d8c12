import { listAccounts } from '#lib/agent-api/accounts.ts'
import { answerJson } from '#lib/session-route.ts'

export function GET(): Promise<Response> {
  return answerJson(listAccounts)
}
