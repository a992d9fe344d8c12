import { markdownToHtml } from './markdown-to-html.ts'
import { absoluteUrl, articlePath } from './site-address.ts'
import type { Site, SiteArticle } from './site-article.ts'

/** An article as feeds carry it: its address, and its whole text as HTML whose links are absolute. */
export function feedEntry(site: Site, article: SiteArticle): { url: string; html: string } {
  const url = absoluteUrl(site, articlePath(site, article.slug))
  const { html } = markdownToHtml(article.markdown, {
    title: article.title,
    language: article.language,
    pageUrl: url,
    sources: article.sources,
    figures: article.figures,
    absolute: true,
  })
  return { url, html }
}
