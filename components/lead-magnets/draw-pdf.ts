import { getDocumentProxy } from 'unpdf'

export type DrawnPdf = {
  pages: number
  /** Draws a page, 1 being the first, so many pixels wide. */
  draw(
    page: number,
    canvas: HTMLCanvasElement,
    pixelsWide: number,
  ): { done: Promise<void>; cancel: () => void }
  /** The words of a page as they are printed, line ends and all. */
  textOf(page: number): Promise<string>
}

/** @throws when the address does not answer with a PDF */
export async function openPdf(address: string): Promise<DrawnPdf> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`The PDF answered ${response.status}.`)
  // Letters are drawn as shapes: a font of the file would be a font that the page's policy refuses.
  const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()), { disableFontFace: true })
  return {
    pages: pdf.numPages,
    draw(number, canvas, pixelsWide) {
      let isOver = false
      let stop = () => {}
      const done = (async () => {
        const page = await pdf.getPage(number)
        if (isOver) return
        const viewport = page.getViewport({ scale: pixelsWide / page.getViewport({ scale: 1 }).width })
        canvas.width = viewport.width
        canvas.height = viewport.height
        const task = page.render({ canvas, viewport })
        stop = () => task.cancel()
        await task.promise.catch((error: unknown) => {
          if (!isOver) throw error
        })
      })()
      return {
        done,
        cancel() {
          isOver = true
          stop()
        },
      }
    },
    async textOf(number) {
      const page = await pdf.getPage(number)
      const { items } = await page.getTextContent()
      return items.map((item) => ('str' in item ? item.str : '')).join(' ')
    },
  }
}
