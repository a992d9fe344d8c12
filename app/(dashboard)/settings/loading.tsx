import { PageHeader } from '#components/ui/page-header.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'

export default function Loading() {
  return (
    <>
      <PageHeader title="Settings" lead="Publishing, engines and API keys." />
      <div role="status" className="grid items-start gap-5 pt-12 xl:grid-cols-2">
        <span className="sr-only">Loading</span>
        <Skeleton className="h-140 w-full" />
        <div className="grid gap-5">
          <Skeleton className="h-48 w-full" />
          <Skeleton className="h-64 w-full" />
        </div>
      </div>
    </>
  )
}
