import { element, type HtmlNode, isElement, textOf } from './html-tree.ts'
import type { SiteSource } from './site-article.ts'

/**
 * Removes the list of sources with which the text ends, because the page sets it from the article's own record.
 * It is recognised by what it says, in any language: the last section is a list whose every item names a source and says no more.
 */
export function stripSourceList(nodes: readonly HtmlNode[], sources: readonly SiteSource[]): HtmlNode[] {
  const start = nodes.findLastIndex((node) => isElement(node, 'h1', 'h2'))
  const section = nodes.slice(start + 1).filter((node) => isElement(node))
  const footnotes = section.filter((node) => isElement(node, 'section'))
  const list = section.filter((node) => !isElement(node, 'section', 'hr'))
  const entries = list.flatMap((node) =>
    isElement(node, 'ol', 'ul') ? node.children.filter((child) => isElement(child, 'li')) : [node],
  )
  const isList = list.every((node) => isElement(node, 'ol', 'ul', 'p'))
  if (start < 0 || entries.length === 0 || !isList) return [...nodes]
  const isOnlyName = (entry: HtmlNode) => sources.some((source) => saysOnly(entry, source))
  return entries.every(isOnlyName) ? [...nodes.slice(0, start), ...footnotes] : [...nodes]
}

/**
 * Whether an entry only identifies its source: text that a person added must not disappear with the list. The writers put
 * the publisher and the date, or the owner, in brackets behind the title.
 */
function saysOnly(entry: HtmlNode, { title, url }: SiteSource): boolean {
  const text = plain(textOf(entry))
  const names = [title, url ?? '', url === null ? '' : decoded(url)].map(plain).filter((name) => name !== '')
  const name = names.find((known) => text.startsWith(known))
  if (name === undefined) return false
  const rest = text.slice(name.length).trim()
  return rest === '' || /^[(（][^()（）]{1,120}[)）]$/u.test(rest)
}

/** As a reader sees it: without the marks that Markdown takes away, and with single spaces. */
function plain(text: string): string {
  return text.replaceAll('`', '').replace(/\s+/gu, ' ').trim()
}

function decoded(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}

/**
 * Sets off the key takeaways: when the first section is one short list and nothing else, that is what it is.
 * The section keeps its own heading, so a list that is something else is set off, not mislabelled.
 */
export function setOffTakeaways(nodes: readonly HtmlNode[]): HtmlNode[] {
  const start = nodes.findIndex((node) => isElement(node, 'h2'))
  const heading = nodes[start]
  if (!isElement(heading)) return [...nodes]
  const next = nodes.findIndex((node, index) => index > start && isElement(node, 'h2'))
  const end = next < 0 ? nodes.length : next
  const section = nodes.slice(start + 1, end)
  const [list, ...rest] = section.filter((node) => isElement(node))
  const isShortList = isElement(list, 'ul', 'ol') && rest.length === 0 && textOf(list).length < 1500
  if (!isShortList || next < 0) return [...nodes]
  const properties = { className: ['takeaways'], ariaLabelledBy: [String(heading.properties.id)] }
  return [
    ...nodes.slice(0, start),
    element('section', properties, [heading, ...section]),
    ...nodes.slice(end),
  ]
}
