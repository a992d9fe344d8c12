import { ListFrameSkeleton } from '#components/ui/list-frame-skeleton.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { PanelSkeleton } from '#components/ui/panel-skeleton.tsx'

export default function Loading() {
  return (
    <>
      <PageHeader title="Credits" lead="Your balance and spending." />
      <div className="grid items-start gap-5 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <div className="grid gap-5">
          <PanelSkeleton className="h-55" />
          <PanelSkeleton className="h-106 max-lg:hidden" />
        </div>
        <div className="grid min-w-0 gap-5 max-lg:hidden">
          <ListFrameSkeleton rows={12} columns={5} />
        </div>
      </div>
    </>
  )
}
