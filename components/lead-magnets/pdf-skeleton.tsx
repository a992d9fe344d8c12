import type { ReactNode } from 'react'
import { Skeleton } from '#components/ui/skeleton.tsx'

/** A page of A4, as large as it can be seen whole. */
export const pdfPage =
  'relative mx-auto aspect-[210/297] w-[min(100%,max(20rem,calc((100dvh-13rem)*0.7071)))] overflow-hidden rounded-sm border border-rule bg-white shadow-md'

/** What a page lies on. */
export const pdfGround = 'rounded-lg bg-well p-2 sm:p-5'

type PdfSkeletonProps = {
  /** Beside the steps from page to page. */
  children?: ReactNode
  /** The first page as far as it is known; its lines are drawn where it is not. */
  cover?: ReactNode
}

/** The first page of a PDF in its final size, below the steps from page to page. */
export function PdfSkeleton({ children, cover }: PdfSkeletonProps) {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">Loading</span>
      <div className="flex min-h-7 flex-wrap items-center gap-2">
        <Skeleton className="size-7" />
        <Skeleton className="w-20" />
        <Skeleton className="size-7" />
        {children}
      </div>
      <div className={pdfGround}>
        <div className={pdfPage}>{cover ?? <PageLines />}</div>
      </div>
    </div>
  )
}

export function PageLines() {
  return (
    <div aria-hidden className="grid size-full content-start gap-[3%] bg-sheet p-[8%]">
      <Skeleton className="h-8 w-3/4" />
      <Skeleton className="w-full" />
      <Skeleton className="w-11/12" />
      <Skeleton className="w-2/3" />
    </div>
  )
}
