import { PdfSkeleton } from '#components/lead-magnets/pdf-skeleton.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { SkeletonTitle } from '#components/ui/skeleton-title.tsx'

/** The PDF below its tabs, and the panels beside it. */
export function LeadMagnetSkeleton() {
  return (
    <>
      <PageHeader title={<SkeletonTitle />} parent={{ label: 'Lead magnets', href: '/lead-magnets' }} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18rem] xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-4">
          <Skeleton className="h-8 w-72" />
          <PdfSkeleton />
        </div>
        <div className="grid gap-4 sm:max-lg:order-first">
          <Panel title="Landing page">
            <Skeleton className="h-24" />
          </Panel>
          <Panel title="Details">
            <Skeleton className="h-24" />
          </Panel>
        </div>
      </div>
    </>
  )
}
