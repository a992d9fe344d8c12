import { PageHeader } from '#components/ui/page-header.tsx'
import { PanelSkeleton } from '#components/ui/panel-skeleton.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { SkeletonTitle } from '#components/ui/skeleton-title.tsx'

/** As large as the page to come, so that nothing moves when it comes. */
export function EndpointSkeleton() {
  return (
    <>
      <PageHeader
        title={<SkeletonTitle />}
        lead={<Skeleton className="my-0.5 w-48" />}
        parent={{ label: 'Webhooks' }}
        actions={<Skeleton className="h-8 w-44" />}
      />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-6">
          <PanelSkeleton className="h-175 lg:h-101" />
        </div>
        <div className="grid gap-4 max-xl:hidden">
          <PanelSkeleton className="h-42" />
          <PanelSkeleton className="h-37" />
          <PanelSkeleton className="h-45" />
        </div>
        <PanelSkeleton className="h-96 xl:col-span-2" />
      </div>
    </>
  )
}
