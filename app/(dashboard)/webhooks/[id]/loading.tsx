import { PageHeader } from '#components/ui/page-header.tsx'
import { PanelSkeleton } from '#components/ui/panel-skeleton.tsx'
import { SkeletonTitle } from '#components/ui/skeleton-title.tsx'

export default function EndpointLoading() {
  return (
    <>
      <PageHeader title={<SkeletonTitle />} parent={{ label: 'Webhooks' }} />
      <p role="status" className="sr-only">
        Loading
      </p>
      <PanelSkeleton className="h-80" />
    </>
  )
}
