'use client'
import { useEffect, useRef } from 'react'
import { NativeButton } from '#components/ui/native-button.tsx'
import { classNames } from '#lib/class-names.ts'
import type { DrawnPdf } from './draw-pdf.ts'

const thumbnailPixels = 160

/** Every page, small, to go to; only where there is room beside the page. */
export function PdfThumbnails({
  pdf,
  current,
  onOpen,
}: {
  pdf: DrawnPdf
  current: number
  onOpen: (page: number) => void
}) {
  return (
    <nav aria-label="Pages" className="relative max-md:hidden">
      {/* As high as the page beside it, which it does not stretch. */}
      <ol className="absolute inset-0 grid content-start gap-2 overflow-y-auto p-1">
        {Array.from({ length: pdf.pages }, (_, at) => at + 1).map((page) => (
          <li key={page}>
            <Thumbnail pdf={pdf} page={page} isCurrent={page === current} onOpen={onOpen} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

type ThumbnailProps = { pdf: DrawnPdf; page: number; isCurrent: boolean; onOpen: (page: number) => void }

function Thumbnail({ pdf, page, isCurrent, onOpen }: ThumbnailProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (!canvas.current) return undefined
    const drawing = pdf.draw(page, canvas.current, thumbnailPixels)
    // One that cannot be drawn stays a blank sheet with its number.
    drawing.done.catch(() => undefined)
    return drawing.cancel
  }, [pdf, page])
  return (
    <NativeButton
      aria-label={`Page ${page}`}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={() => onOpen(page)}
      className={classNames(
        'block w-full overflow-hidden rounded-sm border bg-white',
        isCurrent ? 'border-accent ring-1 ring-accent' : 'border-rule hover:border-rule-strong',
      )}
    >
      <canvas ref={canvas} width={210} height={297} className="block h-auto w-full" />
    </NativeButton>
  )
}
