import { PageHeader } from '#components/ui/page-header.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { SkeletonTitle } from '#components/ui/skeleton-title.tsx'

const lines = ['w-full', 'w-11/12', 'w-full', 'w-2/3']

export function DocumentSkeleton() {
  return (
    <>
      <PageHeader title={<SkeletonTitle />} parent={{ label: 'Knowledge', href: '/knowledge' }} />
      <Panel title="Text">
        <div className="grid gap-3">
          {lines.map((width, at) => (
            <Skeleton key={`${width}-${at.toString()}`} className={`h-4 ${width}`} />
          ))}
        </div>
      </Panel>
    </>
  )
}
