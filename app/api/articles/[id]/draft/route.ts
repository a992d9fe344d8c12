import type { NextRequest } from 'next/server'
import { getDraft } from '#lib/agent-api/articles.ts'
import { answerJson } from '#lib/session-route.ts'

/** The newest text; with `?version=` that of one kept version. */
export async function GET(
  request: NextRequest,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  const { id } = await params
  const version = Number(request.nextUrl.searchParams.get('version'))
  return answerJson((session) => getDraft(session, id, version > 0 ? version : undefined))
}
