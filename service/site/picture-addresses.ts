import { absoluteUrl } from './site-address.ts'
import type { Site, SiteArticle } from './site-article.ts'

/** The article with its own pictures under their full addresses, for Markdown that is read far from its page. */
export function withPictureAddresses(site: Site, article: SiteArticle): SiteArticle {
  const markdown = article.figures.reduce((text, { path }) => {
    const file = path.split('/').at(-1) ?? ''
    return text.replaceAll(`](${file})`, `](${absoluteUrl(site, path)})`)
  }, article.markdown)
  return { ...article, markdown }
}
