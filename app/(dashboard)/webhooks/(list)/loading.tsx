import { ListSkeleton } from '#components/ui/list-states.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'

export default function WebhooksLoading() {
  return (
    <>
      <PageHeader title="Webhooks" lead="Addresses that are told what happens on the desk." />
      <ListSkeleton rows={4} columns={3} />
    </>
  )
}
