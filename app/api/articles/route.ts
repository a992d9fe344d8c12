import type { NextRequest } from 'next/server'
import { articleListFilter } from '#components/articles/article-list-filter.ts'
import { listArticles } from '#lib/agent-api/articles.ts'
import { answerJson } from '#lib/session-route.ts'

export function GET(request: NextRequest): Promise<Response> {
  const filter = articleListFilter(Object.fromEntries(request.nextUrl.searchParams))
  return answerJson((session) => listArticles(session, filter))
}
