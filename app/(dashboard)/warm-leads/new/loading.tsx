import { PageHeader } from '#components/ui/page-header.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'

export default function NewWarmLeadLoading() {
  return (
    <>
      <PageHeader title="Create a company report" parent={{ label: 'Warm leads', href: '/warm-leads' }} />
      <div role="status" className="grid max-w-2xl gap-5">
        <span className="sr-only">Loading</span>
        <Skeleton className="h-10" />
        <Skeleton className="h-24" />
        <Skeleton className="h-16" />
      </div>
    </>
  )
}
