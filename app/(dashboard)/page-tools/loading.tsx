import { PageHeader } from '#components/ui/page-header.tsx'
import { PanelSkeleton } from '#components/ui/panel-skeleton.tsx'

export default function Loading() {
  return (
    <>
      <PageHeader
        title="Page check"
        lead="What search engines and networks read in a page, and what to mend."
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
