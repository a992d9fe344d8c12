import { ListFrameSkeleton } from '#components/ui/list-frame-skeleton.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { PanelSkeleton } from '#components/ui/panel-skeleton.tsx'

export default function Loading() {
  return (
    <>
      <PageHeader title="Credits" lead="Your balance and spending." />
      <div className="grid items-start gap-5 xl:grid-cols-[20rem_minmax(0,1fr)]">
        <PanelSkeleton className="h-55" />
        <PanelSkeleton className="h-72" />
        <PanelSkeleton className="h-106 max-xl:hidden" />
        <div className="min-w-0 max-xl:hidden">
          <ListFrameSkeleton rows={12} columns={5} />
        </div>
      </div>
    </>
  )
}
