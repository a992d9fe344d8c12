import { PageHeader } from '#components/ui/page-header.tsx'
import { PanelSkeleton } from '#components/ui/panel-skeleton.tsx'

export default function Loading() {
  return (
    <>
      <PageHeader title="Settings" lead="Choose the models for writing and checking, and the web search." />
      <div className="grid gap-5 pt-16 xl:grid-cols-2">
        <PanelSkeleton />
        <PanelSkeleton />
      </div>
    </>
  )
}
