import { PageHeader } from '#components/ui/page-header.tsx'
import { PanelSkeleton } from '#components/ui/panel-skeleton.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'

export function WebhooksSkeleton() {
  return (
    <>
      <PageHeader
        title="Webhooks"
        lead="Send events from your workspace to your endpoints."
        actions={<Skeleton className="h-8 w-64" />}
      />
      <PanelSkeleton className="h-36" />
    </>
  )
}
