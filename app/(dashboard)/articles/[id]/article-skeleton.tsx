import { ArticleDeskSkeleton } from '#components/articles/article-desk-skeleton.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { SkeletonTitle } from '#components/ui/skeleton-title.tsx'

export function ArticleSkeleton() {
  return (
    <>
      <PageHeader title={<SkeletonTitle />} parent={{ label: 'Articles', href: '/articles' }} />
      <ArticleDeskSkeleton />
    </>
  )
}
