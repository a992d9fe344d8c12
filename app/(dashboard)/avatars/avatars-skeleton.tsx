import { GallerySkeleton } from '#components/avatars/gallery-skeleton.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'

export function AvatarsSkeleton() {
  return (
    <>
      <PageHeader title="Avatars" />
      <div className="grid items-start gap-6 lg:grid-cols-[25rem_minmax(0,1fr)]">
        <Skeleton className="h-[44rem] w-full rounded-lg" />
        <GallerySkeleton />
      </div>
    </>
  )
}
