'use server'
import { type ArticleCover, resetArticleCover, setArticleCover, signArticle } from '#contract/article-look.ts'
import type { Article } from '#contract/articles.ts'
import type { ActionResult } from '#lib/action-result.ts'
import { runOperation } from '#lib/session-action.ts'

export async function signArticleAction(id: string, input: unknown): Promise<ActionResult<Article>> {
  return runOperation(signArticle, { params: { id }, body: input })
}

export async function setCoverAction(id: string, input: unknown): Promise<ActionResult<ArticleCover>> {
  return runOperation(setArticleCover, { params: { id }, body: input })
}

export async function resetCoverAction(id: string): Promise<ActionResult<ArticleCover>> {
  return runOperation(resetArticleCover, { params: { id } })
}
