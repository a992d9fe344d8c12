import type { NextRequest } from 'next/server'
import { articlesCsv, articlesCsvHeader } from '#components/articles/articles-csv.ts'
import { readArticlesFilter } from '#components/articles/read-articles-filter.ts'
import { listArticles } from '#contract/articles.ts'
import { call } from '#lib/agent-api/client.ts'
import { answerCsv } from '#lib/file-answer.ts'

/** Everything that the filter lets through, as a file. */
export function GET({ nextUrl, signal }: NextRequest): Promise<Response> {
  const filter = readArticlesFilter(Object.fromEntries(nextUrl.searchParams))
  return answerCsv(signal, {
    what: 'articles',
    header: articlesCsvHeader,
    csv: articlesCsv,
    async readPage({ key }, page) {
      const query = { ...filter, ...page }
      const { articles: rows, total } = await call(listArticles, { query }, { key, signal })
      return { rows, total }
    },
  })
}
