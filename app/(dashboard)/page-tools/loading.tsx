import { PageHeader } from '#components/ui/page-header.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'

export default function Loading() {
  return (
    <>
      <PageHeader
        title="Page check"
        lead="What search engines and networks read in a page, and what to mend."
      />
      <div role="status" className="grid max-w-3xl gap-4 rounded-lg border border-rule bg-sheet p-4">
        <span className="sr-only">Loading</span>
        <Skeleton className="h-9 w-full" />
        <Skeleton className="w-2/3" />
        <Skeleton className="h-9 w-40" />
      </div>
    </>
  )
}
