import { stripControlCharacters } from '../text/escape-html.ts'
import { absoluteUrl, articlePath } from './site-address.ts'
import type { Site, SiteArticle } from './site-article.ts'

/** Makes a text one line of Markdown that says exactly its characters. */
export function markdownLine(text: string): string {
  return stripControlCharacters(text)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>#|]/g, '\\$&')
}

/** The article as Markdown, for programs that read: title, description, address and date before the text as it was written. */
export function articleMarkdown(site: Site, article: SiteArticle): string {
  const url = absoluteUrl(site, articlePath(site, article.slug))
  const description = article.description ? `> ${markdownLine(article.description)}\n\n` : ''
  return `# ${markdownLine(article.title)}

${description}${url} · ${article.publishedAt.toISOString()}

${articleText(article)}`
}

/** The text as it was written, and the list of its sources behind it unless it ends with one. */
export function articleText(article: Pick<SiteArticle, 'markdown' | 'sources'>): string {
  const sources = article.sources.map(
    ({ reference, title, url: address }) =>
      `${reference}. ${address ? `[${markdownLine(title)}](<${linkTarget(address)}>)` : markdownLine(title)}\n`,
  )
  const lastSection = article.markdown.slice(Math.max(0, article.markdown.lastIndexOf('\n#')))
  const hasList = article.sources.every(({ title }) => lastSection.includes(title))
  const list = sources.length === 0 || hasList ? '' : `\n---\n\n${sources.join('')}`
  return `${stripControlCharacters(article.markdown).trim()}
${list}`
}

/** An address between angle brackets must not contain them (CommonMark, "Links"). */
function linkTarget(address: string): string {
  return address.replace(/[<>\s\\]/g, encodeURIComponent)
}
