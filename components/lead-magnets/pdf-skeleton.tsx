import type { ReactNode } from 'react'
import { Skeleton } from '#components/ui/skeleton.tsx'

/** The pages, and what stands beside them. */
export const pdfFrame =
  'grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18rem] xl:grid-cols-[minmax(0,1fr)_22rem]'

/** A page of A4, as large as it can be seen whole. */
export const pdfPage =
  'relative mx-auto aspect-[210/297] w-[min(100%,max(20rem,calc((100dvh-16.5rem)*0.7071)))] overflow-hidden rounded-sm border border-rule bg-white shadow-md'

/** What a page lies on, with the small ones at its left. */
export const pdfGround =
  'grid grid-cols-[minmax(0,1fr)] gap-3 rounded-lg bg-well p-2 sm:p-4 md:grid-cols-[4.5rem_minmax(0,1fr)]'

type PdfSkeletonProps = {
  /** Beside the steps from page to page. */
  children?: ReactNode
  /** The first page as far as it is known; its lines are drawn where it is not. */
  cover?: ReactNode
}

/** The first page of a PDF in its final size, below the steps from page to page. */
export function PdfSkeleton({ children, cover }: PdfSkeletonProps) {
  return (
    <div role="status" className="grid min-w-0 gap-3">
      <span className="sr-only">Loading</span>
      <div className="flex min-h-7 flex-wrap items-center gap-2">
        <Skeleton className="size-7" />
        <Skeleton className="w-20" />
        <Skeleton className="size-7" />
        {children}
      </div>
      <div className={pdfGround}>
        <div className="max-md:hidden" />
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
