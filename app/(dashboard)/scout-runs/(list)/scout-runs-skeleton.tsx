import { ListFrameSkeleton } from '#components/ui/list-frame-skeleton.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { PanelSkeleton } from '#components/ui/panel-skeleton.tsx'

export function ScoutRunsSkeleton() {
  return (
    <>
      <PageHeader title="Scout" lead="Find questions and complaints in forums, ranked by opportunity." />
      <PanelSkeleton className="mb-8 h-68 max-sm:h-91" />
      <ListFrameSkeleton tabs toolbar rows={6} columns={4} />
    </>
  )
}
