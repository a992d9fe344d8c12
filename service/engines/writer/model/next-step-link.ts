import type { CompanyProfile } from '#contract/company-profile.ts'
import { type MarkdownNode, parseMarkdown, spanOf, textOf } from '../../markdown/markdown-tree.ts'
import { countWords } from './text-length.ts'

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

/** A paragraph with fewer words around the link only labels it. */
const minWords = 5

/** What is wrong with the way a text offers the next step; null when it is offered in a sentence. */
export function findOfferFault(
  markdown: string,
  callToAction: CallToAction | null | undefined,
): 'missing' | 'label' | null {
  if (!callToAction) return null
  const blocks = parseMarkdown(markdown).children ?? []
  const block = blocks.findLast((each) => findLinks(each, callToAction.url).length > 0)
  if (!block) return 'missing'
  const linked = findLinks(block, callToAction.url).map(textOf).join(' ')
  return countWords(textOf(block)) - countWords(linked) < minWords ? 'label' : null
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
