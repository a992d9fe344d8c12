import { PageHeader } from '#components/ui/page-header.tsx'
import { PanelSkeleton } from '#components/ui/panel-skeleton.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { SkeletonTitle } from '#components/ui/skeleton-title.tsx'

export function WarmLeadSkeleton() {
  return (
    <>
      <PageHeader
        title={<SkeletonTitle />}
        lead={<Skeleton className="my-0.5 w-64 max-w-full" />}
        parent={{ label: 'Warm leads', href: '/warm-leads' }}
      />
      <div className="grid gap-6 lg:grid-cols-2">
        <Skeleton className="h-6 w-40 lg:col-span-2" />
        <PanelSkeleton className="h-54" />
        <PanelSkeleton className="h-54" />
        <PanelSkeleton className="h-100" />
        <PanelSkeleton className="h-100" />
        <PanelSkeleton className="h-100 lg:col-span-2" />
      </div>
    </>
  )
}
