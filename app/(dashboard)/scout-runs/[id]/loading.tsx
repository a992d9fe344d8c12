import { ListSkeleton } from '#components/ui/list-states.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'

export default function ScoutRunLoading() {
  return (
    <>
      <PageHeader
        title={<Skeleton className="h-8 w-96 max-w-full" />}
        parent={{ label: 'Scout', href: '/scout-runs' }}
      />
      <ListSkeleton rows={8} columns={2} />
    </>
  )
}
