import { ListFrameSkeleton } from '#components/ui/list-frame-skeleton.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'

export default function WarmLeadsLoading() {
  return (
    <>
      <PageHeader
        title="Warm leads"
        lead="What a company's own site says about it: whether it fits, whether now is the time, and whom to write to."
        actions={<Skeleton className="h-8 w-64" />}
      />
      <ListFrameSkeleton tabs toolbar rows={8} columns={5} />
    </>
  )
}
