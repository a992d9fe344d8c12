import type { Sent } from '#contract/always-sent.ts'
import type { SignArticleInput } from '#contract/article-look.ts'
import type { Article } from '#contract/articles.ts'
import type { AgentContext } from '../core/context.ts'
import { invalid } from '../core/errors.ts'
import { inTransaction } from '../db/transaction.ts'
import { getSite } from '../site/find-site.ts'
import { articleJson } from './article-json.ts'
import { changeLook } from './change-look.ts'

/**
 * Chooses which of the site's authors signs an article.
 * @throws {ServiceError} `invalid` for a name that the site does not have, `conflict` while there is no text
 */
export async function signArticle(
  ctx: AgentContext,
  { articleId, input }: { articleId: string; input: SignArticleInput },
): Promise<Sent<typeof Article>> {
  const site = await getSite(ctx)
  const { author } = input
  if (author !== null && !site.brand.authors.some(({ name }) => name === author)) {
    throw invalid('author', `The site has no author named ${author}. Add one in its branding first.`)
  }
  const row = await inTransaction(ctx, (tx) => changeLook(tx, articleId, { author }))
  return articleJson(ctx, row, site.handle)
}
