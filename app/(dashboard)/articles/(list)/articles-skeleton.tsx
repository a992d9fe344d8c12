import { ListFrameSkeleton } from '#components/ui/list-frame-skeleton.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'

export function ArticlesSkeleton() {
  return (
    <>
      <PageHeader title="Articles" actions={<Skeleton className="h-8 w-30" />} />
      <ListFrameSkeleton tabs toolbar rows={10} columns={4} />
    </>
  )
}
