import { ListSkeleton } from '#components/ui/list-states.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'

export default function ArticlesLoading() {
  return (
    <>
      <PageHeader title="Articles" />
      <ListSkeleton rows={10} columns={5} />
    </>
  )
}
