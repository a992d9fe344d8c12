import type { CompanyProfile } from '#contract/company-profile.ts'
import { type MarkdownNode, parseMarkdown, spanOf, textOf } from '../../markdown/markdown-tree.ts'

type CallToAction = NonNullable<CompanyProfile['callToAction']>

/**
 * The text with the company's link once: the last one the writer set stays, others keep their words only, and where
 * there is none the company's own words end the text.
 */
export function offerOnce(markdown: string, callToAction: CallToAction | null | undefined): string {
  if (!callToAction) return markdown
  const links = findLinks(parseMarkdown(markdown), callToAction.url)
  if (links.length === 0) {
    const words = callToAction.text.replace(/[\\[\]`*_<>]/g, '\\$&')
    return `${markdown.trim()}\n\n[${words}](<${callToAction.url.replace(/[<>\s]/g, encodeURIComponent)}>)`
  }
  return links.slice(0, -1).reduceRight((text, link) => {
    const { start, end } = spanOf(link)
    return text.slice(0, start) + textOf(link) + text.slice(end)
  }, markdown)
}

function findLinks(node: MarkdownNode, url: string): MarkdownNode[] {
  if (node.type === 'link') return isSameUrl(node.url ?? '', url) ? [node] : []
  return (node.children ?? []).flatMap((child) => findLinks(child, url))
}

/** URLs that differ only in a closing slash are one. */
export function isSameUrl(one: string, other: string): boolean {
  const plain = (url: string) => (URL.canParse(url) ? new URL(url).href : url).replace(/\/$/, '')
  return plain(one) === plain(other)
}
