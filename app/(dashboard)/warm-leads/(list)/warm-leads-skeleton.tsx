import { ListFrameSkeleton } from '#components/ui/list-frame-skeleton.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'

export function WarmLeadsSkeleton() {
  return (
    <>
      <PageHeader
        title="Warm leads"
        lead="Research a company from its own site: fit, timing and who to contact."
        actions={<Skeleton className="h-8 w-64" />}
      />
      <ListFrameSkeleton tabs toolbar rows={8} columns={5} />
    </>
  )
}
