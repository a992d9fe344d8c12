import { GallerySkeleton } from '#components/avatars/gallery-skeleton.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { PanelSkeleton } from '#components/ui/panel-skeleton.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'

export function AvatarsSkeleton() {
  return (
    <>
      <PageHeader
        title="Avatars"
        lead="Illustrated portraits of fictional presenters for short videos, in portrait and square formats."
      />
      <div className="grid items-start gap-6 xl:grid-cols-[25rem_minmax(0,1fr)]">
        <PanelSkeleton className="h-123 xl:row-span-2" />
        <PanelSkeleton className="h-105" />
        <div className="grid gap-3">
          <Skeleton className="h-8 w-32" />
          <GallerySkeleton />
        </div>
      </div>
    </>
  )
}
