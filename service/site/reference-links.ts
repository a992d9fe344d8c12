import { element, type HtmlNode, replaceNodes } from './html-tree.ts'

const pattern = /\[(\d{1,3}(?:\s*[,;]\s*\d{1,3})*)\]/g

/** The position of a source in the list of sources, and where the text first refers to it. */
export const sourceAnchor = (reference: number) => `source-${reference}`
export const referenceAnchor = (reference: number) => `reference-${reference}`

type ReferenceOptions = {
  /** The numbers that the article really has; any other `[n]` stays text. */
  known: ReadonlySet<number>
  /** Put before the fragment, for a reader that shows the text away from its page. */
  pageUrl: string
  label: (reference: number) => string
}

/**
 * Turns `[3]` and `[3, 4]` into raised links to the list of sources. Code and link texts are left alone.
 * `cited` are the references that were found.
 */
export function linkReferences(
  nodes: readonly HtmlNode[],
  options: ReferenceOptions,
): { nodes: HtmlNode[]; cited: Set<number> } {
  const cited = new Set<number>()
  const link = (reference: number) => {
    const id = cited.has(reference) ? undefined : referenceAnchor(reference)
    cited.add(reference)
    const href = `${options.pageUrl}#${sourceAnchor(reference)}`
    return element('a', { href, id, ariaLabel: options.label(reference) }, [String(reference)])
  }
  const change = (node: HtmlNode): HtmlNode[] | undefined => {
    if (node.type !== 'text') return undefined
    const pieces: HtmlNode[] = []
    let end = 0
    for (const match of node.value.matchAll(pattern)) {
      const references = (match[1] ?? '').split(/[,;]/).map(Number)
      if (!references.every((reference) => options.known.has(reference))) continue
      // A space before the number would let it fall to the next line on its own.
      const before = node.value.slice(end, match.index).replace(/ +$/, '')
      pieces.push({ type: 'text', value: before }, raised(references.map(link)))
      end = match.index + match[0].length
    }
    return pieces.length === 0 ? undefined : [...pieces, { type: 'text', value: node.value.slice(end) }]
  }
  return { nodes: replaceNodes(nodes, change, ['a', 'code', 'pre']), cited }
}

function raised(links: HtmlNode[]): HtmlNode {
  const separated = links.flatMap((link, index) => (index === 0 ? [link] : [', ', link]))
  return element('sup', { className: ['reference'] }, separated)
}
