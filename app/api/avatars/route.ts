import type { NextRequest } from 'next/server'
import { avatarListFilter } from '#components/avatars/avatar-list-filter.ts'
import { listAvatars } from '#lib/agent-api/avatars.ts'
import { answerJson } from '#lib/session-route.ts'

export function GET(request: NextRequest): Promise<Response> {
  const filter = avatarListFilter(Object.fromEntries(request.nextUrl.searchParams))
  return answerJson((session) => listAvatars(session, filter))
}
