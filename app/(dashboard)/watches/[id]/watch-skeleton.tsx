import { PageHeader } from '#components/ui/page-header.tsx'
import { PanelSkeleton } from '#components/ui/panel-skeleton.tsx'
import { SkeletonTitle } from '#components/ui/skeleton-title.tsx'

export function WatchSkeleton() {
  return (
    <>
      <PageHeader title={<SkeletonTitle />} parent={{ label: 'Watches', href: '/watches' }} />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <PanelSkeleton />
        <PanelSkeleton />
      </div>
    </>
  )
}
