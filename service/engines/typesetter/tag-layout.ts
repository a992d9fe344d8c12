import type { StructureWriter } from './structure-writer.ts'
import type { Tag } from './tag.ts'

/** A node of the renderer's finished layout, as far as it matters here. Boxes are relative to the parent's. */
export type LayoutNode = {
  type: string
  box?: { left?: number; top?: number; width?: number; height?: number }
  props?: Record<string, unknown> & { tag?: Tag; id?: string; src?: unknown; bookmark?: unknown }
  style?: Record<string, unknown>
  children?: LayoutNode[]
}

/** What draws something readable; all else is boxes and lines. */
const leaves = new Set(['TEXT', 'IMAGE'])

/**
 * Puts marks around the content of each tagged element, which notify the writer of what is being drawn. A mark is a
 * canvas of one point: drawing it calls the writer, in the order of the document.
 */
export function tagLayout(document: LayoutNode, writer: StructureWriter): LayoutNode {
  const pages = (document.children ?? []).map((page) => ({
    ...page,
    children: [
      mark(() => writer.startPage()),
      ...(page.children ?? []).flatMap((child) => tagNode(child, [], { left: 0, top: 0 }, writer)),
      mark(() => writer.endPage()),
    ],
  }))
  return { ...document, children: pages }
}

function tagNode(
  node: LayoutNode,
  above: readonly Tag[],
  from: { left: number; top: number },
  writer: StructureWriter,
): LayoutNode[] {
  const own = node.props?.tag
  const path = own ? [...above, own] : above
  const { left = 0, top = 0, width = 0, height = 0 } = node.box ?? {}
  const at = { left: from.left + left, top: from.top + top }
  const isArtifact = path.some(({ type }) => type === 'Artifact')
  const isLink = own?.type === 'Link'
  // All on one level: without names of their own the renderer would nest each in the one before.
  const bookmark = own?.bookmark && { title: own.bookmark, fit: true, ref: own.bookmark, parent: 'document' }
  const withBookmark = bookmark ? { ...node, props: { ...node.props, bookmark } } : node
  // Lines of a text are its own business: it is drawn as a whole.
  const drawn: LayoutNode =
    leaves.has(node.type) || !node.children
      ? withBookmark
      : { ...withBookmark, children: node.children.flatMap((child) => tagNode(child, path, at, writer)) }
  const isContent = leaves.has(node.type) && path.length > 0 && !isArtifact
  return [
    ...(isLink ? [mark(() => writer.setLink(path))] : []),
    ...(isContent ? [mark(() => writer.open(path, { ...at, width, height }))] : []),
    drawn,
    ...(isContent ? [mark(() => writer.close())] : []),
    ...(isLink ? [mark(() => writer.setLink(null))] : []),
  ]
}

function mark(paint: () => void): LayoutNode {
  return { type: 'CANVAS', box: { left: 0, top: 0, width: 1, height: 1 }, style: {}, props: { paint } }
}
