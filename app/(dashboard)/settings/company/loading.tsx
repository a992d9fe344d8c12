import { PageHeader } from '#components/ui/page-header.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'

export default function Loading() {
  return (
    <>
      <PageHeader title="Settings" lead="What articles, posts and emails should know about your company." />
      <div role="status" className="grid gap-5 pt-16">
        <span className="sr-only">Loading</span>
        <Skeleton className="h-32 w-full" />
        <div className="grid gap-5 xl:grid-cols-2">
          <Skeleton className="h-80 w-full" />
          <Skeleton className="h-80 w-full" />
        </div>
      </div>
    </>
  )
}
