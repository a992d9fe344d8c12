import { Skeleton } from '#components/ui/skeleton.tsx'
import { avatarsPerPage } from './avatars-href.ts'

export const galleryGrid =
  'grid grid-cols-3 gap-3 sm:grid-cols-4 lg:grid-cols-6 xl:grid-cols-5 min-[110rem]:grid-cols-6'

/** Frames in the shape of the portraits to come. */
export function GallerySkeleton() {
  return (
    <div role="status" className={galleryGrid}>
      <span className="sr-only">Loading</span>
      {Array.from({ length: avatarsPerPage }, (_, at) => `frame-${at}`).map((frame) => (
        <Skeleton key={frame} className="aspect-[9/16] h-auto w-full rounded-md" />
      ))}
    </div>
  )
}
