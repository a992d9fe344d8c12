import { ListFrameSkeleton } from '#components/ui/list-frame-skeleton.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { PanelSkeleton } from '#components/ui/panel-skeleton.tsx'

export function BrandScansSkeleton() {
  return (
    <>
      <PageHeader title="Brand visibility" lead="See whether and how answer engines mention a brand." />
      <PanelSkeleton className="mb-6 h-44 max-sm:h-91" />
      <ListFrameSkeleton tabs toolbar rows={6} columns={4} />
    </>
  )
}
