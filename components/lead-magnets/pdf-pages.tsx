'use client'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import type { DrawnPdf } from './draw-pdf.ts'
import { PdfSkeleton } from './pdf-skeleton.tsx'

export type PdfPagesProps = {
  /** Address of the PDF on this server. */
  address: string
  /** Beside the steps from page to page. */
  children: ReactNode
  /** When it cannot be read here. */
  onProblem: () => void
}

/** A PDF page by page, drawn here and not by a viewer that a browser may lack. */
export function PdfPages({ address, children, onProblem }: PdfPagesProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [pdf, setPdf] = useState<DrawnPdf>()
  const [page, setPage] = useState(1)
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
    const drawing = pdf.draw(page, canvas.current)
    drawing.done.catch(onProblem)
    return drawing.cancel
  }, [pdf, page, onProblem])
  if (!pdf) return <PdfSkeleton>{children}</PdfSkeleton>
  const step = (to: number, label: string, Icon: typeof ChevronLeft) => (
    <Button
      size="sm"
      square
      aria-label={label}
      onClick={() => setPage(to)}
      disabledReason={to < 1 || to > pdf.pages ? 'No more pages' : undefined}
    >
      <Icon aria-hidden />
    </Button>
  )
  return (
    <section aria-label="The PDF" className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        {step(page - 1, 'Previous page', ChevronLeft)}
        <span role="status" className="text-ink-soft text-sm tabular-nums">
          Page {page} of {pdf.pages}
        </span>
        {step(page + 1, 'Next page', ChevronRight)}
        {children}
      </div>
      <canvas
        ref={canvas}
        // A page of A4 until it is drawn.
        width={210}
        height={297}
        role="img"
        aria-label={`Page ${page} of the PDF; its text is under Contents`}
        className="h-auto w-full rounded-lg border border-rule bg-white shadow-sm"
      />
    </section>
  )
}
