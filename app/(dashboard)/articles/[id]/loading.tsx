import { ArticleDeskSkeleton } from '#components/articles/article-desk-skeleton.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'

export default function ArticleLoading() {
  return (
    <>
      <PageHeader
        title={<Skeleton className="h-8 w-96 max-w-full" />}
        parent={{ label: 'Articles', href: '/articles' }}
      />
      <ArticleDeskSkeleton />
    </>
  )
}
