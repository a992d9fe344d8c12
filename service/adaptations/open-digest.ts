import type { CompanyProfile } from '#contract/company-profile.ts'
import type { ArticleClaim } from '#contract/drafts.ts'
import { articleUrl } from '../articles/article-url.ts'
import { getArticleRow } from '../articles/get-article-row.ts'
import { requireText } from '../articles/get-draft.ts'
import type { AgentContext } from '../core/context.ts'
import { getSettingsRow } from '../settings/get-settings.ts'
import { getHandle } from '../site/get-handle.ts'
import { type ArticleDigest, digestArticle } from './article-digest.ts'

export type OpenedDigest = {
  digest: ArticleDigest
  /** Version of the article's text. */
  articleVersion: number
  /** What the article's own check found, with the passages of its sources. */
  claims: readonly ArticleClaim[]
  profile: CompanyProfile
  /** Of the settings; null where there is none. */
  referralLink: string | null
}

/**
 * What an article's newest text offers to adaptations. Only an article that can be read is linked to.
 * @throws {ServiceError} `not_found`; `conflict` while there is no text
 */
export async function openDigest(ctx: AgentContext, articleId: string): Promise<OpenedDigest> {
  const row = await getArticleRow(ctx, articleId)
  const text = requireText(row)
  const [settings, handle] = await Promise.all([getSettingsRow(ctx), getHandle(ctx)])
  const digest = digestArticle({
    ...text,
    language: row.language,
    isDigest: row.form === 'digest',
    hasChosenTags: row.version > 1 || (row.engine ?? '').startsWith('model'),
    categories: settings.profile.category ? [settings.profile.category] : [],
    claims: row.claims,
    sources: row.sources,
    trustLevel: row.trustLevel,
    url: row.status === 'published' ? articleUrl(ctx, handle, text.slug, row.homeUrl) : null,
  })
  return {
    digest,
    articleVersion: row.version,
    claims: row.claims,
    profile: settings.profile,
    referralLink: settings.referralLink,
  }
}
