import { ListFrameSkeleton } from '#components/ui/list-frame-skeleton.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'

export function BrandScansSkeleton() {
  return (
    <>
      <PageHeader title="Brand visibility" lead="See whether and how answer engines mention a brand." />
      <ListFrameSkeleton tabs toolbar rows={6} columns={4} />
    </>
  )
}
