import { generateArticle } from '#contract/articles.ts'
import { articles } from '../db/schema/articles.ts'
import { type RunKind, runPolicy } from '../runs/run-kind.ts'
import type { ArticleRow } from './get-article-row.ts'
import { notifyArticleFailure } from './notify-article-failure.ts'
import { type FinishedRun, storeWrittenArticle } from './store-written-article.ts'

/** Articles: `processing` -> `generated` | `publishing` | `failed`. */
export const articleRun: RunKind<ArticleRow, FinishedRun> = {
  name: 'articles',
  table: articles,
  operation: generateArticle.id,
  open: ['processing'],
  running: 'processing',
  queue: { name: 'article.write', policy: runPolicy },
  // Each run's work is loaded with its first job: with what it imports it is most of what the service can load.
  work: async (...run) => (await import('./perform-article.ts')).performArticle(...run),
  finish: storeWrittenArticle,
  notifyFailure: notifyArticleFailure,
}
