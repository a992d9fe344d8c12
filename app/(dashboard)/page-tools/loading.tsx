import { PageHeader } from '#components/ui/page-header.tsx'
import { PanelSkeleton } from '#components/ui/panel-skeleton.tsx'

export default function Loading() {
  return (
    <>
      <PageHeader
        title="Page check"
        lead="See what search engines and social networks read, and what to fix."
      />
      <p role="status" className="sr-only">
        Loading
      </p>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <PanelSkeleton className="h-65 max-sm:h-87" />
        <PanelSkeleton className="h-36 max-lg:hidden" />
      </div>
    </>
  )
}
