import { headingId } from './heading-anchors.ts'
import { type HtmlNode, isElement, replaceNodes } from './html-tree.ts'

type LinkOptions = {
  /** Absolute address of the page, against which relative links are read. */
  pageUrl: string
  /** Addresses that the article cites. */
  sourceUrls: readonly string[]
  /** True: links of the same site are written in full. */
  absolute: boolean
}

/**
 * Decides where the links of an untrusted text may lead: http, https and mailto. A cited source is linked plainly;
 * any other address elsewhere is marked as not vouched for. What cannot be allowed loses its link and keeps its words.
 */
export function applyLinkPolicy(nodes: readonly HtmlNode[], options: LinkOptions): HtmlNode[] {
  const sources = new Set(options.sourceUrls.map(normalized))
  return replaceNodes(nodes, (node) => {
    if (!isElement(node, 'a')) return undefined
    const href = String(node.properties.href ?? '')
    if (href.startsWith('#')) {
      const fragment = href.startsWith('#note-') ? href : `#${headingId(decoded(href.slice(1)))}`
      node.properties.href = options.absolute ? `${options.pageUrl}${fragment}` : fragment
      return undefined
    }
    const target = URL.parse(href, options.pageUrl)
    if (!target || !href || !isAllowed(target)) return node.children
    if (target.origin === new URL(options.pageUrl).origin) {
      node.properties.href = options.absolute ? target.href : target.pathname + target.search + target.hash
    } else {
      node.properties.href = target.href
      node.properties.rel = sources.has(normalized(target.href))
        ? ['noopener']
        : ['noopener', 'nofollow', 'ugc']
    }
    return undefined
  })
}

function isAllowed(url: URL): boolean {
  // "https://bank.example@elsewhere.example/" is only ever written to deceive.
  if (url.username || url.password) return false
  return ['http:', 'https:', 'mailto:'].includes(url.protocol)
}

function normalized(url: string): string {
  return (URL.parse(url)?.href ?? url).replace(/#.*$/, '').replace(/\/$/, '')
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}
