import { PageHeader } from '#components/ui/page-header.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'

export default function NewArticleLoading() {
  return (
    <>
      <PageHeader title="Write an article" parent={{ label: 'Articles', href: '/articles' }} />
      <div role="status" className="grid max-w-2xl gap-5">
        <span className="sr-only">Loading</span>
        <Skeleton className="h-16" />
        <Skeleton className="h-9" />
        <Skeleton className="h-40" />
      </div>
    </>
  )
}
