import { SessionSkeleton } from '#components/sessions/session-skeleton.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'

export default function SessionLoading() {
  return (
    <>
      <PageHeader
        title={<Skeleton className="h-8 w-80 max-w-full" />}
        parent={{ label: 'Sessions', href: '/sessions' }}
      />
      <SessionSkeleton />
    </>
  )
}
