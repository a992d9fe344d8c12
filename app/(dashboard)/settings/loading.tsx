import { PageHeader } from '#components/ui/page-header.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'

export default function Loading() {
  return (
    <>
      <PageHeader title="Settings" lead="When and how articles are published." />
      <div role="status" className="max-w-3xl pt-18">
        <span className="sr-only">Loading</span>
        <Skeleton className="h-140 w-full" />
      </div>
    </>
  )
}
