import { load } from 'cheerio'
import { createLineIndex } from './line-index.ts'
import { maskMarkup } from './mask-markup.ts'

/** An element as the HTML standard's parser places it. */
export type MarkupElement = {
  name: string
  attributes: ReadonlyMap<string, string>
  children: readonly (MarkupElement | string)[]
  parent: MarkupElement | undefined
  /** Where its tag begins in the source, in characters; undefined for what the parser added. */
  at: number | undefined
  /** Where its content begins. */
  contentAt: number | undefined
}

export type ParsedMarkup = {
  root: MarkupElement
  /** Every element, in the order of the source. */
  elements: readonly MarkupElement[]
  /** From 1. */
  lineOf(at: number | undefined): number | undefined
  cut: boolean
}

type Located = { startOffset: number; startTag?: { endOffset: number } | null }
/** What is used of a node of the parser's tree. */
type TreeNode = {
  type: string
  name?: string
  data?: string
  attribs?: Record<string, string>
  children?: TreeNode[]
  sourceCodeLocation?: Located | null
}

/** A page as a shallow, bounded tree with the places of its elements. Never throws on markup. */
export function parseMarkup(source: string): ParsedMarkup {
  const { markup, cut } = maskMarkup(source)
  const document = load(markup, { sourceCodeLocationInfo: true }).root().get(0)
  const elements: MarkupElement[] = []
  // The tree is the HTML parser's: the members that are read here are those of its elements and texts.
  const tree = document as unknown as TreeNode
  const root = element('#document', {}, undefined, undefined)
  const waiting: { node: TreeNode; into: MutableElement }[] = [{ node: tree, into: root }]
  // Depth first, in the order of the source, without recursion.
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, into } = next
    let target = into
    if (node !== tree) {
      if (node.type === 'text') {
        into.children.push(node.data ?? '')
        continue
      }
      if (node.name === undefined) continue
      target = element(node.name, node.attribs ?? {}, into, node.sourceCodeLocation ?? undefined)
      into.children.push(target)
      elements.push(target)
    }
    for (const child of (node.children ?? []).toReversed()) waiting.push({ node: child, into: target })
  }
  const lines = createLineIndex(source)
  return { root, elements, cut, lineOf: (at) => (at === undefined ? undefined : lines.lineOf(at)) }
}

type MutableElement = MarkupElement & { children: (MarkupElement | string)[] }

function element(
  name: string,
  attributes: Record<string, string>,
  parent: MarkupElement | undefined,
  location: Located | undefined,
): MutableElement {
  return {
    name,
    attributes: new Map(Object.entries(attributes)),
    children: [],
    parent,
    at: location?.startOffset,
    contentAt: location?.startTag?.endOffset,
  }
}

/** All text under an element, without that of scripts and styles. At most so many characters. */
export function textOf(from: MarkupElement, most = 5000): string {
  const parts: string[] = []
  let length = 0
  const waiting: (MarkupElement | string)[] = [from]
  for (let next = waiting.pop(); next !== undefined && length < most; next = waiting.pop()) {
    if (typeof next === 'string') {
      parts.push(next)
      length += next.length
    } else if (next === from || !/^(script|style|template)$/.test(next.name)) {
      waiting.push(...next.children.toReversed())
    }
  }
  return parts.join('').slice(0, most).replace(/\s+/g, ' ').trim()
}
