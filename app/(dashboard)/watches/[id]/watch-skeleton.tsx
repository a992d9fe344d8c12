import { PageHeader } from '#components/ui/page-header.tsx'
import { PanelSkeleton } from '#components/ui/panel-skeleton.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { SkeletonTitle } from '#components/ui/skeleton-title.tsx'

export function WatchSkeleton() {
  return (
    <>
      <PageHeader
        title={<SkeletonTitle />}
        lead={<Skeleton className="my-0.5 w-48" />}
        parent={{ label: 'Watches', href: '/watches' }}
        actions={<Skeleton className="h-8 w-56" />}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-6">
          <PanelSkeleton className="h-40" />
          <PanelSkeleton className="h-28" />
        </div>
        <div className="grid gap-6">
          <PanelSkeleton className="h-27" />
          <PanelSkeleton className="h-56" />
        </div>
      </div>
    </>
  )
}
