import { PageHeader } from '#components/ui/page-header.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { SkeletonTitle } from '#components/ui/skeleton-title.tsx'

export default function WarmLeadLoading() {
  return (
    <>
      <PageHeader title={<SkeletonTitle />} parent={{ label: 'Warm leads', href: '/warm-leads' }} />
      <div role="status" className="grid gap-5 lg:grid-cols-2">
        <span className="sr-only">Loading</span>
        <Skeleton className="h-64" />
        <Skeleton className="h-64" />
        <Skeleton className="h-80 lg:col-span-2" />
      </div>
    </>
  )
}
