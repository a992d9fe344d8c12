import { ListFrameSkeleton } from '#components/ui/list-frame-skeleton.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { PanelSkeleton } from '#components/ui/panel-skeleton.tsx'

export default function LeadMagnetsLoading() {
  return (
    <>
      <PageHeader
        title="Lead magnets"
        lead="A PDF worth an address: made from what you know, handed out on a page of its own."
      />
      <PanelSkeleton className="mb-8 h-95 max-sm:h-163" />
      <ListFrameSkeleton tabs toolbar rows={6} columns={4} />
    </>
  )
}
