import { PageHeader } from '#components/ui/page-header.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'

export default function LeadMagnetLoading() {
  return (
    <>
      <PageHeader
        title={<Skeleton className="h-8 w-96 max-w-full" />}
        parent={{ label: 'Lead magnets', href: '/lead-magnets' }}
      />
      <Skeleton className="h-[80vh] w-full" />
    </>
  )
}
