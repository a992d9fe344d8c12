import { ScanReportSkeleton } from '#components/brand-scans/scan-report-skeleton.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'

export default function ScanLoading() {
  return (
    <>
      <PageHeader
        title={<Skeleton className="h-8 w-60 max-w-full" />}
        parent={{ label: 'Brand visibility', href: '/brand-scans' }}
      />
      <ScanReportSkeleton />
    </>
  )
}
