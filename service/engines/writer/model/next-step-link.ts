import type { CompanyProfile } from '#contract/company-profile.ts'
import { type MarkdownNode, parseMarkdown, spanOf, textOf } from '../../markdown/markdown-tree.ts'
import { countWords } from './text-length.ts'

type CallToAction = NonNullable<CompanyProfile['callToAction']>

/**
 * The text with the company's link once: the last one the writer set stays, others keep their words only. Where there is
 * none it is set on the company's own words in the ending, and where these are not there either, they end the text.
 */
export function offerOnce(markdown: string, callToAction: CallToAction | null | undefined): string {
  if (!callToAction) return markdown
  const links = findLinks(parseMarkdown(markdown), callToAction.url)
  if (links.length === 0) {
    const linked = linkOwnWords(markdown, callToAction)
    if (linked !== undefined) return linked
    const words = callToAction.text.replace(/[\\[\]`*_<>]/g, '\\$&')
    return `${markdown.trim()}\n\n[${words}](<${encodeAddress(callToAction.url)}>)`
  }
  return links.slice(0, -1).reduceRight((text, link) => {
    const { start, end } = spanOf(link)
    return text.slice(0, start) + textOf(link) + text.slice(end)
  }, markdown)
}

/** The blocks at the end of a text in which the next step is looked for. */
const endingBlocks = 3

/** Sets the link on the company's own words where the ending has them; undefined where it has not. */
function linkOwnWords(markdown: string, { text, url }: CallToAction): string | undefined {
  const ending = (parseMarkdown(markdown).children ?? [])
    .slice(-endingBlocks)
    .filter(({ type }) => type === 'paragraph')
  for (const block of ending.toReversed()) {
    const { start, end } = spanOf(block)
    const at = markdown.slice(start, end).toLowerCase().lastIndexOf(text.toLowerCase())
    if (at < 0) continue
    const from = start + at
    const words = markdown.slice(from, from + text.length)
    if (/[[\]`<>]/.test(words)) continue
    return `${markdown.slice(0, from)}[${words}](<${encodeAddress(url)}>)${markdown.slice(from + text.length)}`
  }
  return undefined
}

function encodeAddress(url: string): string {
  return url.replace(/[<>\s]/g, encodeURIComponent)
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
