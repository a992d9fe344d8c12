import { PageHeader } from '#components/ui/page-header.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { SkeletonTitle } from '#components/ui/skeleton-title.tsx'

export function LeadMagnetSkeleton() {
  return (
    <>
      <PageHeader title={<SkeletonTitle />} parent={{ label: 'Lead magnets', href: '/lead-magnets' }} />
      <Skeleton className="h-[80vh] w-full" />
    </>
  )
}
