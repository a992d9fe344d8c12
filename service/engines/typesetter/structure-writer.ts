import type PDFDocument from 'pdfkit'
import type { Tag } from './tag.ts'

type Box = { left: number; top: number; width: number; height: number }

/**
 * Writes the structure tree of a document while its pages are drawn. Whatever is not inside a tagged element is an
 * artifact: backgrounds, rules, boxes.
 */
export type StructureWriter = {
  startPage(): void
  endPage(): void
  /** Content of the innermost of `path` is drawn from here to {@link StructureWriter.close}. */
  open(path: readonly Tag[], box: Box): void
  close(): void
  /** Links that are drawn from here on belong to this element; null: to none. */
  setLink(path: readonly Tag[] | null): void
}

export function createStructureWriter(pdf: InstanceType<typeof PDFDocument>): StructureWriter {
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  const elements = new Map<Tag, ReturnType<typeof pdf.struct>>()
  let link: { structParent: ReturnType<typeof pdf.struct>; Contents: string } | undefined

  const elementOf = (path: readonly Tag[], box?: Box) => {
    let parent = root
    for (const [index, tag] of path.entries()) {
      let element = elements.get(tag)
      if (!element) {
        const isFigure = box !== undefined && index === path.length - 1 && tag.type === 'Figure'
        const bbox = isFigure && [box.left, box.top, box.left + box.width, box.top + box.height]
        const options = { ...(tag.alt && { alt: tag.alt }), ...(bbox && { bbox, placement: 'Block' }) }
        element = pdf.struct(tag.type, options)
        elements.set(tag, element)
        parent.add(element)
      }
      parent = element
    }
    return parent
  }
  const startArtifact = () => pdf.markContent('Artifact', { type: 'Layout' })

  // The renderer knows nothing of structure: what it draws as a link gets its element here.
  const { annotate } = pdf
  pdf.annotate = (x, y, width, height, options) =>
    annotate.call(pdf, x, y, width, height, { ...options, ...link })

  return {
    startPage: startArtifact,
    endPage: () => pdf.endMarkedContent(),
    open(path, box) {
      const element = elementOf(path, box)
      pdf.endMarkedContent()
      element.add(pdf.markStructureContent(path.at(-1)?.type ?? 'P'))
    },
    close() {
      pdf.endMarkedContent()
      startArtifact()
    },
    setLink(path) {
      // The library writes a String object as PDF text, and a plain string as a name.
      link = path
        ? { structParent: elementOf(path), Contents: new String(path.at(-1)?.alt ?? '') as string }
        : undefined
    },
  }
}
