import { PageHeader } from '#components/ui/page-header.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'

export default function Loading() {
  return (
    <>
      <PageHeader title="Settings" lead="How your published pages look, and where they are." />
      <div role="status" className="grid gap-5 pt-16 xl:grid-cols-[26rem_minmax(0,1fr)]">
        <span className="sr-only">Loading</span>
        <Skeleton className="h-160 w-full" />
        <Skeleton className="h-160 w-full" />
      </div>
    </>
  )
}
