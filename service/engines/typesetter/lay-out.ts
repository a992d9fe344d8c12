import layoutDocument from '@react-pdf/layout'
import { type Document, Font, pdf } from '@react-pdf/renderer'
import type { ComponentProps, ReactElement } from 'react'
import type { LayoutNode } from './tag-layout.ts'

export type LaidOutDocument = {
  root: LayoutNode
  /** On which page, counted from 1, each element with an `id` begins. */
  pageOf: ReadonlyMap<string, number>
  /** How high each of them is, on all of its pages together. */
  heightOf: ReadonlyMap<string, number>
  pageCount: number
}

/** The library's own type leaves out the fonts, which its renderer hands over as the second argument. */
const layOutWithFonts = layoutDocument as unknown as (
  root: unknown,
  fonts: typeof Font,
) => Promise<LayoutNode>

/** Lays a document out on its pages without drawing it. */
export async function layOut(
  document: ReactElement<ComponentProps<typeof Document>>,
): Promise<LaidOutDocument> {
  const { container } = pdf(document)
  const root = await layOutWithFonts(container.document, Font)
  const pages = root.children ?? []
  const pageOf = new Map<string, number>()
  const heightOf = new Map<string, number>()
  const note = (node: LayoutNode, page: number) => {
    const id = node.props?.id
    if (id !== undefined) {
      if (!pageOf.has(id)) pageOf.set(id, page)
      heightOf.set(id, (heightOf.get(id) ?? 0) + (node.box?.height ?? 0))
    }
    for (const child of node.children ?? []) note(child, page)
  }
  for (const [index, page] of pages.entries()) note(page, index + 1)
  return { root, pageOf, heightOf, pageCount: pages.length }
}
