import type { ArticleClaim, ArticleSource } from '#contract/drafts.ts'
import { foldedClaim, foldText } from '#contract/folded-text.ts'
import { type MarkdownNode, parseMarkdown, spanOf, textOf } from '../engines/markdown/markdown-tree.ts'

export type PublicText = {
  /** Without the text's own list of sources; its references count the public sources from 1 without gaps. */
  markdown: string
  sources: PublicSource[]
}

/** `origin`: who published a source and when, where the text's own list says so after its title. */
type PublicSource = ArticleSource & { origin?: string }

type Text = { markdown: string; sources: readonly ArticleSource[]; claims: readonly ArticleClaim[] }
type Span = { start: number; end: number }
type Reference = Span & { blank: string; numbers: number[] }

/** A bracket of references, with the blank before it, also where its brackets are escaped. */
const bracket = /([ \t\u00a0]*)\\?\[(\d{1,3}(?:\s*[,;–-]\s*\d{1,3})*)\\?\]/g
const maxRangeLength = 10
const maxOrigin = 120

/**
 * What of a text may be public: no reference on a statement that its source does not support, none to an internal
 * source, and no internal source in a list. A source that nothing refers to any more is not listed either.
 */
export function publicText(text: Text): PublicText {
  const tree = parseMarkdown(text.markdown)
  const blocks = tree.children ?? []
  const body = blocks.slice(0, startOfSourceList(blocks, text.sources))
  const items = listItems(blocks.slice(body.length)).map((item) => plain(textOf(item)))
  const last = body.at(-1)
  const end = body.length === blocks.length || !last ? text.markdown.length : spanOf(last).end
  const markdown = body.length === 0 ? '' : text.markdown.slice(0, end)

  const needles = openNeedles(text.claims)
  const unsupported = body.flatMap((block) => findUnsupported(block, markdown, needles))
  const listed = text.sources.filter(({ role }) => role !== 'internal')
  const known = new Set(text.sources.map(({ reference }) => reference))
  const isPublic = new Set(listed.map(({ reference }) => reference))
  const references = body
    .flatMap((block) => findReferences(block, markdown))
    .filter(({ numbers }) => numbers.every((number) => known.has(number)))
  const kept = references.map((reference) => ({
    ...reference,
    numbers: unsupported.some((span) => carries(markdown, span, reference))
      ? []
      : reference.numbers.filter((number) => isPublic.has(number)),
  }))

  const order = [...new Set(kept.flatMap(({ numbers }) => numbers))]
  // A text whose references were removed is still based on its sources.
  const cited = references.length === 0 ? listed.map(({ reference }) => reference) : order
  const newNumber = new Map(cited.map((number, index) => [number, index + 1]))
  return {
    markdown: kept.reduceRight((result, { start, end: stop, blank, numbers }) => {
      const renumbered = numbers.flatMap((number) => newNumber.get(number) ?? [])
      // Without a blank the separated words would become one word, or a URL.
      const gap = /[\p{L}\p{N}@]/u.test(result.charAt(stop)) ? ' ' : ''
      const replacement = renumbered.length > 0 ? `${blank}[${renumbered.join(', ')}]` : gap
      return result.slice(0, start) + replacement + result.slice(stop)
    }, markdown),
    sources: listed
      .flatMap((source) => {
        const reference = newNumber.get(source.reference)
        return reference === undefined ? [] : [{ ...source, reference, ...originOf(source, items) }]
      })
      .sort((one, other) => one.reference - other.reference),
  }
}

/** Where the list of sources begins with which a text ends, in any language: every item begins with a source's title. */
function startOfSourceList(blocks: readonly MarkdownNode[], sources: readonly ArticleSource[]): number {
  const heading = blocks.findLastIndex(({ type }) => type === 'heading')
  const under = blocks.slice(heading + 1)
  const items = listItems(under)
  const isList = items.length > 0 && under.every(({ type }) => type === 'list' || type === 'thematicBreak')
  const titles = sources
    .flatMap(({ title, url }) => [title, url ?? ''])
    .map(plain)
    .filter(Boolean)
  const namesSource = (item: MarkdownNode) => {
    const text = plain(textOf(item)).replace(/^\[\d+\]\s*/, '')
    return titles.some((title) => text.startsWith(title))
  }
  return heading >= 0 && isList && items.every(namesSource) ? heading : blocks.length
}

function listItems(blocks: readonly MarkdownNode[]): MarkdownNode[] {
  return blocks.flatMap(({ type, children }) => (type === 'list' ? (children ?? []) : []))
}

/** What stands after the title of a source in the text's own list, which its author may have written over. */
function originOf({ title }: ArticleSource, items: readonly string[]): { origin?: string } {
  const named = plain(title)
  const item = named === '' ? undefined : items.find((text) => text.startsWith(`${named}, `))
  const origin = item?.slice(named.length + 2).trim() ?? ''
  return origin === '' || origin.length > maxOrigin ? {} : { origin }
}

function plain(text: string): string {
  return text.replaceAll('`', '').replace(/\s+/g, ' ').trim()
}

/** References as the page would link them: in text, not in code or links. */
function findReferences(node: MarkdownNode, markdown: string): Reference[] {
  if (node.type === 'link' || node.type === 'linkReference') return []
  if (node.type !== 'text') return (node.children ?? []).flatMap((child) => findReferences(child, markdown))
  const { start, end } = spanOf(node)
  return [...markdown.slice(start, end).matchAll(bracket)].map((match) => ({
    start: start + match.index,
    end: start + match.index + match[0].length,
    blank: match[1] ?? '',
    numbers: expand(match[2] ?? ''),
  }))
}

function expand(numbers: string): number[] {
  return numbers.split(/[,;]/).flatMap((part) => {
    const [first = 0, last = first] = part.split(/[–-]/).map(Number)
    const length = Math.min(Math.max(last - first + 1, 1), maxRangeLength)
    return Array.from({ length }, (_, index) => first + index)
  })
}

/** The words of the statements that no source supports; a heading is compared by its figures and names. */
function openNeedles(claims: readonly ArticleClaim[]): string[] {
  const open = claims.filter(({ supported, kind, place = 'body' }) => {
    if (supported) return false
    return place === 'heading' || (place === 'body' && (kind === 'statement' || kind === 'quotation'))
  })
  return [...new Set(open.map(({ text }) => foldedClaim(text)))].filter((needle) => needle !== '')
}

/** Where unsupported statements are in a block, which may hold others. */
function findUnsupported(node: MarkdownNode, markdown: string, needles: readonly string[]): Span[] {
  if (needles.length === 0) return []
  switch (node.type) {
    case 'paragraph':
    case 'heading':
      return findSpans(spanOf(node), markdown, needles)
    case 'table':
      return findUnsupportedRows(node, markdown, needles)
    default:
      return (node.children ?? []).flatMap((child) => findUnsupported(child, markdown, needles))
  }
}

function findSpans(block: Span, markdown: string, needles: readonly string[]): Span[] {
  const { text, at } = foldText(markdown.slice(block.start, block.end))
  return needles.flatMap((needle) => {
    const spans: Span[] = []
    for (let from = text.indexOf(needle); from >= 0; from = text.indexOf(needle, from + needle.length)) {
      const [start, last] = [at[from], at[from + needle.length - 1]]
      if (start !== undefined && last !== undefined)
        spans.push({ start: block.start + start, end: block.start + last + 1 })
    }
    return spans
  })
}

/** A row is a statement that says its cells, each after its heading; or one of its cells is. */
function findUnsupportedRows(table: MarkdownNode, markdown: string, needles: readonly string[]): Span[] {
  const [header, ...rows] = table.children ?? []
  const headings = (header?.children ?? []).map(cellText)
  return rows.flatMap((row) => {
    const cells = (row.children ?? []).map(cellText)
    const said = cells.map((cell, index) => `${headings[index] ?? ''}: ${cell}`.replace(/^: /, '')).join('; ')
    const isOpen = needles.includes(foldedClaim(said)) || findSpans(spanOf(row), markdown, needles).length > 0
    return isOpen ? [spanOf(row)] : []
  })
}

function cellText(cell: MarkdownNode): string {
  return textOf(cell).replace(bracket, '').trim()
}

/** A reference belongs to the statement that it is in, or that ends before it. */
function carries(markdown: string, statement: Span, reference: Reference): boolean {
  if (reference.start < statement.start) return false
  if (reference.start < statement.end) return true
  const between = markdown.slice(statement.end, reference.start).replace(bracket, '')
  return /^[\s.,;:!?。।۔？！…)\]"”»’*_]*$/u.test(between) && !between.includes('\n\n')
}
