import { type DefaultTreeAdapterMap, parse } from 'parse5'
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

type TreeNode = DefaultTreeAdapterMap['childNode']
type Location = TreeNode['sourceCodeLocation']

/** A page as a shallow, bounded tree with the places of its elements. Never throws on markup. */
export function parseMarkup(source: string): ParsedMarkup {
  const { markup, cut } = maskMarkup(source)
  const { childNodes } = parse(markup, { sourceCodeLocationInfo: true, scriptingEnabled: false })
  const elements: MarkupElement[] = []
  const root = element('#document', [], undefined, undefined)
  const waiting: { node: TreeNode; into: MutableElement }[] = []
  const enter = (nodes: readonly TreeNode[], into: MutableElement) => {
    for (const node of nodes.toReversed()) waiting.push({ node, into })
  }
  enter(childNodes, root)
  // Depth first, in the order of the source, without recursion.
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, into } = next
    if ('value' in node) into.children.push(node.value)
    if (!('tagName' in node)) continue
    const target = element(node.tagName, node.attrs, into, node.sourceCodeLocation)
    into.children.push(target)
    elements.push(target)
    enter(node.childNodes, target)
  }
  const lines = createLineIndex(source)
  return { root, elements, cut, lineOf: (at) => (at === undefined ? undefined : lines.lineOf(at)) }
}

type MutableElement = MarkupElement & { children: (MarkupElement | string)[] }

function element(
  name: string,
  attributes: readonly { name: string; value: string }[],
  parent: MarkupElement | undefined,
  location: Location,
): MutableElement {
  return {
    name,
    attributes: new Map(attributes.map(({ name: key, value }) => [key, value])),
    children: [],
    parent,
    at: location?.startOffset,
    contentAt: location && 'startTag' in location ? location.startTag?.endOffset : undefined,
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

/** Finds the line of a place in a text, from 1, in logarithmic time. */
function createLineIndex(text: string): { lineOf(at: number): number } {
  const starts = [0]
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return {
    lineOf(at) {
      let low = 0
      let high = starts.length - 1
      while (low < high) {
        const middle = (low + high + 1) >> 1
        if ((starts[middle] ?? 0) <= at) low = middle
        else high = middle - 1
      }
      return low + 1
    },
  }
}
