import { PageHeader } from '#components/ui/page-header.tsx'
import { PanelSkeleton } from '#components/ui/panel-skeleton.tsx'

export default function Loading() {
  return (
    <>
      <PageHeader title="Settings" lead="What is counted, and where figures come from." />
      <div className="grid items-start gap-5 pt-16 xl:grid-cols-2">
        <PanelSkeleton className="h-90" />
        <PanelSkeleton className="h-90" />
      </div>
    </>
  )
}
