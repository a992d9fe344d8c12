import type { NextRequest } from 'next/server'
import { SearchKnowledgeInput } from '#contract/knowledge.ts'
import { searchKnowledge } from '#lib/agent-api/knowledge.ts'
import { answerJson, problemAnswer } from '#lib/session-route.ts'

export async function GET(request: NextRequest): Promise<Response> {
  const input = SearchKnowledgeInput.safeParse({ query: request.nextUrl.searchParams.get('q') ?? '' })
  if (!input.success) {
    const message = input.error.issues[0]?.message ?? "Couldn't search for this."
    return problemAnswer({ kind: 'invalid', message, fieldErrors: { query: message } })
  }
  return answerJson((session) => searchKnowledge(session, input.data))
}
