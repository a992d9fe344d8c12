import type { NextRequest } from 'next/server'
import { getSchedule } from '#lib/agent-api/schedule.ts'
import { answerJson } from '#lib/session-route.ts'

export function GET(request: NextRequest): Promise<Response> {
  const { searchParams } = request.nextUrl
  const from = searchParams.get('from') ?? undefined
  const to = searchParams.get('to') ?? undefined
  return answerJson((session) => getSchedule(session, { from, to }))
}
