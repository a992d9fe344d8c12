import { PdfSkeleton, pdfFrame } from '#components/lead-magnets/pdf-skeleton.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { SkeletonTitle } from '#components/ui/skeleton-title.tsx'

/** The PDF below its tabs, and what stands beside it. */
export function LeadMagnetSkeleton() {
  return (
    <>
      <PageHeader title={<SkeletonTitle />} parent={{ label: 'Lead magnets', href: '/lead-magnets' }} />
      <div className="grid gap-3">
        <Skeleton className="h-8 w-72" />
        <div className={pdfFrame}>
          <PdfSkeleton />
          <div className="grid gap-4">
            <Panel title="On this page">
              <Skeleton className="h-40" />
            </Panel>
            <Panel title="Details">
              <Skeleton className="h-16" />
            </Panel>
          </div>
        </div>
      </div>
    </>
  )
}
