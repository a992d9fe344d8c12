import { ListSkeleton } from '#components/ui/list-states.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'

export default function DeliveriesLoading() {
  return (
    <>
      <PageHeader
        title="Deliveries"
        lead="What was sent to your endpoints, and what became of it."
        parent={{ label: 'Webhooks' }}
      />
      <ListSkeleton rows={10} columns={5} />
    </>
  )
}
