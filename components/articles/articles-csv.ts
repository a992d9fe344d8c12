import type { Article } from '#contract/articles.ts'
import { csvLines } from '#lib/csv-lines.ts'

const columns: readonly [string, (article: Article) => string | number | undefined][] = [
  ['id', (article) => article.article_id ?? article.id],
  ['status', (article) => (article.scheduled_at ? 'scheduled' : article.status)],
  ['title', (article) => article.title],
  ['topic', (article) => article.topic],
  ['language', (article) => article.language],
  ['size', (article) => article.size],
  ['words', (article) => article.word_count],
  ['credits_used', (article) => article.credits_used],
  ['trust_level', (article) => article.trust_level],
  ['url', (article) => (article.status === 'published' ? article.article_url : undefined)],
  ['created_at', (article) => article.created_at],
  ['scheduled_at', (article) => article.scheduled_at],
  ['published_at', (article) => article.published_at],
  ['reason', (article) => article.error ?? article.reason],
]

export const articlesCsvHeader = csvLines([columns.map(([name]) => name)])

/** Articles as rows of CSV. */
export function articlesCsv(articles: readonly Article[]): string {
  const rows = articles.map((article) => columns.map(([, read]) => read(article) ?? ''))
  return csvLines(rows)
}
