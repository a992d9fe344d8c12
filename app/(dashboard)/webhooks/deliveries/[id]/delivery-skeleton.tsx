import { PageHeader } from '#components/ui/page-header.tsx'
import { PanelSkeleton } from '#components/ui/panel-skeleton.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { SkeletonTitle } from '#components/ui/skeleton-title.tsx'

/** The outcome above, attempts and payload below it, and the facts beside them. */
export function DeliverySkeleton() {
  return (
    <>
      <PageHeader
        title={<SkeletonTitle />}
        lead={<Skeleton className="my-0.5 w-40" />}
        parent={{ label: 'Deliveries', href: '/webhooks/deliveries' }}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 content-start gap-6">
          <PanelSkeleton className="h-36" />
          <PanelSkeleton className="h-40" />
          <PanelSkeleton className="h-80" />
        </div>
        <PanelSkeleton className="h-72" />
      </div>
    </>
  )
}
