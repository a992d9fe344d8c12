import { ListSkeleton } from '#components/ui/list-states.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'

export default function SuppressionsLoading() {
  return (
    <>
      <PageHeader title="Suppressions" parent={{ label: 'Warm leads' }} />
      <ListSkeleton rows={6} columns={4} />
    </>
  )
}
