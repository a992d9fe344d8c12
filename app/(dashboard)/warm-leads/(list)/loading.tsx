import { ListSkeleton } from '#components/ui/list-states.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'

export default function WarmLeadsLoading() {
  return (
    <>
      <PageHeader title="Warm leads" />
      <ListSkeleton rows={8} columns={5} />
    </>
  )
}
