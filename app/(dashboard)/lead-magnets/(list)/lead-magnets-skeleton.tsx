import { ListFrameSkeleton } from '#components/ui/list-frame-skeleton.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { PanelSkeleton } from '#components/ui/panel-skeleton.tsx'

export function LeadMagnetsSkeleton() {
  return (
    <>
      <PageHeader
        title="Lead magnets"
        lead="Turn your knowledge into a PDF that visitors get in exchange for their email."
      />
      <PanelSkeleton className="mb-8 h-95 max-sm:h-163" />
      <ListFrameSkeleton tabs toolbar rows={6} columns={4} />
    </>
  )
}
