import { ListFrameSkeleton } from '#components/ui/list-frame-skeleton.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { watchesLead } from '#components/watches/watch-words.ts'

export function WatchesSkeleton() {
  return (
    <>
      <PageHeader title="Watches" lead={watchesLead} actions={<Skeleton className="h-8 w-32" />} />
      <ListFrameSkeleton rows={5} columns={5} />
    </>
  )
}
