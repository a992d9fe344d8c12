import { ListFrameSkeleton } from '#components/ui/list-frame-skeleton.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'

export function DeliveriesSkeleton() {
  return (
    <>
      <PageHeader
        title="Deliveries"
        lead="Every event sent to your endpoints."
        parent={{ label: 'Webhooks' }}
      />
      <ListFrameSkeleton tabs toolbar rows={10} columns={5} />
    </>
  )
}
