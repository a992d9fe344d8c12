import { ListSkeleton } from '#components/ui/list-states.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'

export default function SessionsLoading() {
  return (
    <>
      <PageHeader
        title="Sessions"
        lead="A session writes one article after the other, at its own times, from a queue of topics."
      />
      <ListSkeleton rows={5} columns={5} />
    </>
  )
}
