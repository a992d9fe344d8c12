import 'server-only'
import { type ArticleForecast, forecastArticle as forecastOperation } from '#contract/article-forecast.ts'
import * as articles from '#contract/articles.ts'
import * as drafts from '#contract/drafts.ts'
import { type Caller, callOperation } from './client.ts'

/**
 * Starts a generation (Generate article). A server may answer with the finished article at once.
 * @param options.idempotencyKey the same key never charges twice within 24 h.
 */
export async function generateArticle(
  { key }: Caller,
  body: articles.GenerateArticleInput,
  options: { idempotencyKey: string },
): Promise<articles.QueuedArticle | articles.ArticleResult> {
  return (await callOperation(articles.generateArticle, { body }, { key, ...options })).body
}

/** What the evidence for an article can carry; charges nothing. */
export async function forecastArticle(
  { key }: Caller,
  body: articles.GenerateArticleInput,
): Promise<ArticleForecast> {
  return (await callOperation(forecastOperation, { body }, { key })).body
}

/** Status and result of one article (Article status/result). */
export async function getArticle({ key }: Caller, id: string): Promise<articles.Article> {
  return (await callOperation(articles.getArticle, { params: { id } }, { key })).body
}

/** One page of articles, newest first, with the counts by status. */
export async function listArticles(
  { key }: Caller,
  query: Partial<articles.ListArticlesQuery>,
  options?: { signal?: AbortSignal },
): Promise<articles.ArticleList> {
  return (await callOperation(articles.listArticles, { query }, { key, ...options })).body
}

/** Starts the publication of a draft (Publish article). */
export async function publishArticle({ key }: Caller, id: string): Promise<articles.PublishedArticle> {
  return (await callOperation(articles.publishArticle, { params: { id } }, { key })).body
}

/** The text with its sources and claim ledger; the newest, or that of one version. `conflict` while there is none. */
export async function getDraft({ key }: Caller, id: string, version?: number): Promise<drafts.Draft> {
  return (await callOperation(drafts.getDraft, { params: { id }, query: { version } }, { key })).body
}

/** Saves an edit as a new version; `conflict` (`version_conflict`, `slug_taken`) when it cannot stand. */
export async function saveDraft(
  { key }: Caller,
  id: string,
  body: drafts.SaveDraftInput,
): Promise<drafts.Draft> {
  return (await callOperation(drafts.saveDraft, { params: { id }, body }, { key })).body
}

/** Unpublishes an article, or sets or clears its time of publication. */
export async function changeArticle(
  { key }: Caller,
  id: string,
  body: articles.ChangeArticleInput,
): Promise<articles.Article> {
  return (await callOperation(articles.changeArticle, { params: { id }, body }, { key })).body
}

/** Deletes an article with its versions, its page and its pictures. */
export async function deleteArticle({ key }: Caller, id: string): Promise<void> {
  await callOperation(articles.deleteArticle, { params: { id } }, { key })
}
