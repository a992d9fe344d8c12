import type { NextRequest } from 'next/server'
import { articleListFilter } from '#components/articles/article-list-filter.ts'
import { articlesCsv, articlesCsvHeader } from '#components/articles/articles-csv.ts'
import { listArticles } from '#lib/agent-api/articles.ts'
import { retryOnRateLimit } from '#lib/agent-api/retry-on-rate-limit.ts'
import type { ArticleListFilter } from '#lib/queries/articles.ts'
import { requireSession } from '#lib/session.ts'
import { runAction } from '#lib/session-action.ts'
import { problemAnswer } from '#lib/session-route.ts'

const rowsPerCall = 100

/** Everything that the filter lets through, as a file; written as it is read, however long the list is. */
export async function GET(request: NextRequest): Promise<Response> {
  const filter = articleListFilter(Object.fromEntries(request.nextUrl.searchParams))
  const first = await runAction((session) =>
    listArticles(session, { ...filter, limit: rowsPerCall, offset: 0 }, { signal: request.signal }),
  )
  if (!first.ok) return problemAnswer(first.problem)
  const { key } = await requireSession()
  const { articles, total } = first.data
  const encoder = new TextEncoder()
  let offset = articles.length
  const rest = new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(articlesCsvHeader + articlesCsv(articles))),
    async pull(controller) {
      if (offset >= total) return controller.close()
      const page = await retryOnRateLimit(request.signal, () =>
        readPage({ key }, filter, offset, request.signal),
      )
      offset += page.length
      // A list that shrinks while it is read ends early.
      if (page.length === 0) return controller.close()
      controller.enqueue(encoder.encode(articlesCsv(page)))
    },
  })
  return new Response(rest, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="articles-${new Date().toISOString().slice(0, 10)}.csv"`,
      'cache-control': 'private, no-store',
    },
  })
}

async function readPage(
  caller: { key: string },
  filter: ArticleListFilter,
  offset: number,
  signal: AbortSignal,
) {
  return (await listArticles(caller, { ...filter, limit: rowsPerCall, offset }, { signal })).articles
}
