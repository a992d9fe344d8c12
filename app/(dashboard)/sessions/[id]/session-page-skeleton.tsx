import { SessionSkeleton } from '#components/sessions/session-skeleton.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { SkeletonTitle } from '#components/ui/skeleton-title.tsx'

export function SessionPageSkeleton() {
  return (
    <>
      <PageHeader title={<SkeletonTitle />} parent={{ label: 'Sessions', href: '/sessions' }} />
      <SessionSkeleton />
    </>
  )
}
