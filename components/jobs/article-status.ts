import type { Tone } from '#components/ui/status-pill.tsx'
import type { Article } from '#contract/articles.ts'
import { articleStatusWord } from '#lib/article-status-word.ts'
import { wasCancelled } from '#lib/queries/job-state.ts'

const tones: Readonly<Record<string, Tone>> = {
  processing: 'busy',
  publishing: 'busy',
  published: 'good',
  failed: 'bad',
}

/** How the state of an article is said; a status that we do not know is shown as the service sent it. */
export function articleStatus(article: Pick<Article, 'status' | 'scheduled_at' | 'reason'>): {
  tone: Tone
  label: string
} {
  if (article.status === 'generated' && article.scheduled_at) return { tone: 'info', label: 'Scheduled' }
  if (wasCancelled(article)) return { tone: 'neutral', label: 'Cancelled' }
  return { tone: tones[article.status] ?? 'neutral', label: articleStatusWord(article.status) }
}

const stages: Readonly<Record<string, string>> = {
  queued: 'Queued',
  reading: 'Reading sources',
  ranking: 'Selecting sources',
  outlining: 'Outlining',
  writing: 'Writing',
  checking: 'Checking statements',
  illustrating: 'Creating images',
}

/** Where the writing is, in words; a stage of another server as it is called there. */
export function stageLabel(article: Article): string {
  if (article.status === 'publishing') return 'Publishing'
  const stage = article.progress?.stage
  return stage ? (stages[stage] ?? stage) : 'Queued'
}

/** What an article is called while it has no title yet. */
export function articleName(
  article: Pick<Article, 'title' | 'topic' | 'status' | 'source_urls' | 'reason'>,
): string {
  if (article.title || article.topic) return article.title || String(article.topic)
  const host = URL.parse(article.source_urls?.[0] ?? '')?.host.replace(/^www\./, '')
  if (host) return `Article from ${host}`
  if (wasCancelled(article)) return 'Cancelled article'
  return article.status === 'failed' ? 'Failed article' : 'New article'
}

/** The id to poll, open and publish; absent if a server returns neither. */
export function articleId(article: Pick<Article, 'id' | 'article_id'>): string | undefined {
  return article.id ?? article.article_id
}

/** An evidence digest or a brief as it was written without a model, and nobody has edited: it is no finished article. */
export function isUnfinished({ status, form, version }: Article): boolean {
  return status === 'generated' && (form === 'digest' || form === 'brief') && version === 1
}
