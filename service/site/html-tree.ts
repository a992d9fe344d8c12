import type rehypeSanitize from 'rehype-sanitize'

/** The document tree of unified (hast), as its sanitizer returns it. */
export type HtmlTree = ReturnType<ReturnType<typeof rehypeSanitize>>
export type HtmlNode = HtmlTree['children'][number]
export type HtmlElement = Extract<HtmlNode, { type: 'element' }>
type HtmlChild = HtmlElement['children'][number]

/** Builds an element; strings become text. */
export function element(
  tagName: string,
  properties: HtmlElement['properties'],
  children: (HtmlNode | string)[],
): HtmlElement {
  return { type: 'element', tagName, properties, children: children.map(asChild).filter(isChild) }
}

function asChild(child: HtmlNode | string): HtmlNode {
  return typeof child === 'string' ? { type: 'text', value: child } : child
}

function isChild(node: HtmlNode): node is HtmlChild {
  return node.type !== 'doctype'
}

export function isElement<TagName extends string>(
  node: HtmlNode | undefined,
  ...tagNames: TagName[]
): node is HtmlElement & { tagName: TagName } {
  return node?.type === 'element' && (tagNames.length === 0 || tagNames.some((name) => name === node.tagName))
}

/** All text below a node. */
export function textOf(node: HtmlNode): string {
  if (node.type === 'text') return node.value
  return node.type === 'element' ? node.children.map(textOf).join('') : ''
}

/**
 * Replaces nodes from the leaves up, in reading order: `change` returns the replacement of the node, or undefined to
 * leave it. Elements whose tag is in `closed` are passed to `change` but not entered.
 */
export function replaceNodes(
  nodes: readonly HtmlNode[],
  change: (node: HtmlNode) => HtmlNode[] | undefined,
  closed: readonly string[] = [],
): HtmlNode[] {
  return nodes.flatMap((node) => {
    if (isElement(node) && !closed.includes(node.tagName)) {
      node.children = replaceNodes(node.children, change, closed).filter(isChild)
    }
    return change(node) ?? [node]
  })
}
