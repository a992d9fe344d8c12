import { ListSkeleton } from '#components/ui/list-states.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'

export function ComparisonSkeleton() {
  return (
    <>
      <PageHeader title="Compare two scans" parent={{ label: 'Brand visibility', href: '/brand-scans' }} />
      <ListSkeleton rows={8} columns={4} />
    </>
  )
}
