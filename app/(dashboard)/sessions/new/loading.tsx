import { PageHeader } from '#components/ui/page-header.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'

export default function NewSessionLoading() {
  return (
    <>
      <PageHeader title="Start a session" parent={{ label: 'Sessions', href: '/sessions' }} />
      <div role="status" className="grid max-w-2xl gap-5">
        <span className="sr-only">Loading</span>
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
        <Skeleton className="h-40" />
      </div>
    </>
  )
}
