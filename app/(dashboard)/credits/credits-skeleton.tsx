import { ListFrameSkeleton } from '#components/ui/list-frame-skeleton.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { PanelSkeleton } from '#components/ui/panel-skeleton.tsx'

export function CreditsSkeleton() {
  return (
    <>
      <PageHeader title="Credits" lead="Your balance, and where credits went." />
      <div className="grid gap-5 xl:grid-cols-[20rem_minmax(0,1fr)]">
        <PanelSkeleton className="h-45 xl:h-88" />
        <PanelSkeleton className="h-88" />
        <div className="min-w-0 max-xl:hidden xl:col-span-2">
          <ListFrameSkeleton rows={10} columns={5} />
        </div>
      </div>
    </>
  )
}
