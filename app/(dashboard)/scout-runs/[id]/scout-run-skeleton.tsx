import { PageHeader } from '#components/ui/page-header.tsx'
import { PanelSkeleton } from '#components/ui/panel-skeleton.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { SkeletonTitle } from '#components/ui/skeleton-title.tsx'

const posts = Array.from({ length: 6 }, (_, at) => `post-${at}`)

/** Posts with their scores below the filters, and what the run was beside them. */
export function ScoutRunSkeleton() {
  return (
    <>
      <PageHeader
        title={<SkeletonTitle />}
        lead={<Skeleton className="my-0.5 w-64" />}
        parent={{ label: 'Scout', href: '/scout-runs' }}
      />
      <Skeleton className="mb-3 h-8 w-full max-w-2xl" />
      <div className="grid items-start gap-x-8 gap-y-6 xl:grid-cols-[minmax(0,1fr)_18rem] xl:*:last:mt-4">
        <div className="divide-y divide-rule/70 border-rule border-t">
          {posts.map((post) => (
            <div
              key={post}
              className="grid h-35 grid-cols-[3rem_minmax(0,1fr)] content-start gap-x-4 gap-y-3 py-4"
            >
              <Skeleton className="row-span-4 size-9 justify-self-center" />
              <Skeleton className="w-60 max-w-full" />
              <Skeleton className="h-5 w-11/12" />
              <Skeleton className="w-2/3" />
              <Skeleton className="h-7 w-32" />
            </div>
          ))}
        </div>
        <div className="grid gap-4 max-xl:hidden">
          <PanelSkeleton className="h-54" />
          <PanelSkeleton className="h-76" />
        </div>
      </div>
    </>
  )
}
