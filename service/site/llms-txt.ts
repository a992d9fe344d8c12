import { markdownLine } from './article-markdown.ts'
import { absoluteUrl, feedPath, markdownPath } from './site-address.ts'
import type { Site, SiteArticleSummary } from './site-article.ts'

/** The site for language models (llmstxt.org): what it is, and its articles as Markdown, newest first. */
export function llmsTxt(
  site: Site,
  articles: readonly Pick<SiteArticleSummary, 'slug' | 'title' | 'description'>[],
): string {
  const lines = articles.map(({ slug, title, description }) => {
    const link = `- [${markdownLine(title)}](${absoluteUrl(site, markdownPath(site, slug))})`
    return description ? `${link}: ${markdownLine(description)}` : link
  })
  return `# ${markdownLine(site.title)}

> ${markdownLine(site.description || site.title)}
${lines.length === 0 ? '' : `\n## Articles\n\n${lines.join('\n')}\n`}
## Optional

- [RSS feed with the whole text](${absoluteUrl(site, feedPath(site))})
`
}
