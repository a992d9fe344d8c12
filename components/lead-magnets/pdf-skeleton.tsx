import type { ReactNode } from 'react'
import { Skeleton } from '#components/ui/skeleton.tsx'

/** A page of a PDF in its final size, below the steps from page to page. */
export function PdfSkeleton({ children }: { children?: ReactNode }) {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">Loading</span>
      <div className="flex min-h-7 flex-wrap items-center gap-2">
        <Skeleton className="size-7" />
        <Skeleton className="w-20" />
        <Skeleton className="size-7" />
        {children}
      </div>
      <div className="grid aspect-[210/297] w-full content-start gap-[3%] rounded-lg border border-rule bg-sheet p-[8%]">
        <Skeleton className="h-8 w-3/4" />
        <Skeleton className="w-full" />
        <Skeleton className="w-11/12" />
        <Skeleton className="w-2/3" />
      </div>
    </div>
  )
}
