import type { SiteBranding } from '#contract/site.ts'
import type { Site, SiteArticle } from './site-article.ts'

/** Who signs an article: the author that was chosen for it, else the first; undefined while the site names none. */
export function signatureOf(
  site: Pick<Site, 'brand'>,
  article: Pick<SiteArticle, 'author'>,
): SiteBranding['authors'][number] | undefined {
  const { authors } = site.brand
  return authors.find(({ name }) => name === article.author) ?? authors[0]
}
