import { ListSkeleton } from '#components/ui/list-states.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'

export default function Loading() {
  return (
    <>
      <PageHeader title="Knowledge" lead="What your writers may draw on, and cite." />
      <ListSkeleton rows={8} columns={5} />
    </>
  )
}
