import { ListFrameSkeleton } from '#components/ui/list-frame-skeleton.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { PanelSkeleton } from '#components/ui/panel-skeleton.tsx'

export function ResultsSkeleton() {
  return (
    <>
      <PageHeader title="Results" lead="What became of what you published, counted without cookies." />
      <div className="grid gap-5 pt-14">
        <PanelSkeleton className="h-24" />
        <PanelSkeleton className="h-80" />
        <ListFrameSkeleton rows={8} columns={5} />
      </div>
    </>
  )
}
