import { escapeHtml } from '../text/escape-html.ts'

/** Ways to pass an article on: addresses of others, which nothing is loaded from before a reader follows one. */
export function shareLinks(label: string, article: { url: string; title: string }): string {
  const url = encodeURIComponent(article.url)
  const title = encodeURIComponent(article.title.toWellFormed())
  const links = [
    ['LinkedIn', `https://www.linkedin.com/sharing/share-offsite/?url=${url}`],
    ['Bluesky', `https://bsky.app/intent/compose?text=${title}%20${url}`],
    ['X', `https://x.com/intent/post?text=${title}&url=${url}`],
    ['Email', `mailto:?subject=${title}&body=${url}`],
  ] as const
  const items = links.map(
    ([name, address]) => `<li><a href="${escapeHtml(address)}" rel="noopener nofollow">${name}</a></li>`,
  )
  return `<ul class="share" aria-label="${escapeHtml(label)}"><li aria-hidden="true">${escapeHtml(label)}</li>${items.join('')}</ul>\n`
}
