/** What a finished document tells of its own pages, counted from 1. */
export type PdfPages = { count: number; byId: ReadonlyMap<string, number> }

/**
 * Reads the page tree and the named destinations of a PDF that the renderer has just made (PDF 1.7, sections 7.7.3 and
 * 12.3.2): it writes both as plain text, and its own callbacks tell the pages of a layout that is not settled yet.
 */
export function findPages(pdf: Buffer): PdfPages {
  const text = pdf.toString('latin1')
  const kids = /\/Kids\s*\[([\d\sR]*)\]/.exec(text)?.[1] ?? ''
  const pages = [...kids.matchAll(/(\d+) \d+ R/g)].map(([, object]) => object)
  const byId = new Map<string, number>()
  for (const [, id, object] of text.matchAll(/\(([a-z0-9-]+)\)\s*\[(\d+) \d+ R \/XYZ/g)) {
    const place = pages.indexOf(object)
    if (id !== undefined && place !== -1) byId.set(id, place + 1)
  }
  return { count: pages.length, byId }
}
