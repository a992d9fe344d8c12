'use client'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import type { DrawnPdf } from './draw-pdf.ts'
import { PageLines, PdfSkeleton, pdfFrame, pdfGround, pdfPage } from './pdf-skeleton.tsx'
import { PdfThumbnails } from './pdf-thumbnails.tsx'

const maxPixels = 1600

/** As wide as it is shown, on a screen of twice the pixels: letters that are drawn larger blur when they are made small. */
function pixelsFor({ clientWidth }: HTMLCanvasElement): number {
  return Math.min(maxPixels, Math.round(clientWidth * Math.max(2, window.devicePixelRatio))) || maxPixels
}

export type PdfPagesProps = {
  /** Address of the PDF on this server. */
  address: string
  /** Beside the steps from page to page. */
  children: ReactNode
  /** The first page as far as it is known, until it is drawn. */
  cover: ReactNode
  /** Beside the pages; it is told what the page in view says. */
  beside: (pageText: string | undefined) => ReactNode
  /** When it cannot be read here. */
  onProblem: () => void
}

/** A PDF page by page, drawn here and not by a viewer that a browser may lack. */
export function PdfPages({ address, children, cover, beside, onProblem }: PdfPagesProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [pdf, setPdf] = useState<DrawnPdf>()
  const [page, setPage] = useState(1)
  const [read, setRead] = useState<{ page: number; text: string }>()
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    let isOver = false
    // A megabyte that only who looks at a PDF needs.
    import('./draw-pdf.ts')
      .then(({ openPdf }) => openPdf(address))
      .then(
        (opened) => !isOver && setPdf(opened),
        () => !isOver && onProblem(),
      )
    return () => {
      isOver = true
    }
  }, [address, onProblem])
  useEffect(() => {
    if (!pdf || !canvas.current) return undefined
    let isOver = false
    const drawing = pdf.draw(page, canvas.current, pixelsFor(canvas.current))
    drawing.done.then(() => setDrawn(true), onProblem)
    // What it says is a help: without it every statement stands beside the page.
    pdf.textOf(page).then(
      (text) => !isOver && setRead({ page, text }),
      () => undefined,
    )
    return () => {
      isOver = true
      drawing.cancel()
    }
  }, [pdf, page, onProblem])
  const step = (to: number, label: string, Icon: typeof ChevronLeft) => (
    <Button
      size="sm"
      square
      aria-label={label}
      onClick={() => setPage(to)}
      disabledReason={pdf && (to < 1 || to > pdf.pages) ? 'No more pages' : undefined}
    >
      <Icon aria-hidden />
    </Button>
  )
  return (
    <div className={pdfFrame}>
      {pdf ? (
        <section aria-label="The PDF" className="grid min-w-0 gap-3">
          <div className="flex flex-wrap items-center gap-2">
            {step(page - 1, 'Previous page', ChevronLeft)}
            <span role="status" className="text-ink-soft text-sm tabular-nums">
              Page {page} of {pdf.pages}
            </span>
            {step(page + 1, 'Next page', ChevronRight)}
            {children}
          </div>
          <div className={pdfGround}>
            <PdfThumbnails pdf={pdf} current={page} onOpen={setPage} />
            <div className={pdfPage}>
              <canvas
                ref={canvas}
                // A page of A4 until it is drawn.
                width={210}
                height={297}
                role="img"
                aria-label={`Page ${page} of the PDF; its text is under Contents`}
                className="block h-auto w-full"
              />
              {!isDrawn && <div className="absolute inset-0">{cover ?? <PageLines />}</div>}
            </div>
          </div>
        </section>
      ) : (
        <PdfSkeleton cover={cover}>{children}</PdfSkeleton>
      )}
      {beside(read?.page === page ? read.text : undefined)}
    </div>
  )
}
