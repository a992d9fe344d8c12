import { PageHeader } from '#components/ui/page-header.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { PanelSkeleton } from '#components/ui/panel-skeleton.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { SkeletonTitle } from '#components/ui/skeleton-title.tsx'

const passages = ['w-11/12', 'w-4/5', 'w-full', 'w-2/3', 'w-11/12']

/** The passages, and what is known of the document beside them. */
export function DocumentSkeleton() {
  return (
    <>
      <PageHeader
        title={<SkeletonTitle />}
        parent={{ label: 'Knowledge', href: '/knowledge' }}
        lead={<Skeleton className="my-0.5 w-40 xl:hidden" />}
      />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,40rem)_minmax(20rem,1fr)]">
        <Panel title="Text" flush>
          {passages.map((width, at) => (
            <div
              key={`${width}-${at.toString()}`}
              className="grid h-32 content-start gap-3 border-rule/70 border-b p-4 last:border-0"
            >
              <Skeleton className="h-3 w-40" />
              <Skeleton className="max-w-[38rem]" />
              <Skeleton className={`max-w-[38rem] ${width}`} />
            </div>
          ))}
        </Panel>
        <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-1">
          <PanelSkeleton className="h-58" />
          <PanelSkeleton className="h-39" />
          <PanelSkeleton className="h-25" />
        </div>
      </div>
    </>
  )
}
