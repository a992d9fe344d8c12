import { ScanReportSkeleton } from '#components/brand-scans/scan-report-skeleton.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { SkeletonTitle } from '#components/ui/skeleton-title.tsx'

export function ScanSkeleton() {
  return (
    <>
      <PageHeader title={<SkeletonTitle />} parent={{ label: 'Brand visibility', href: '/brand-scans' }} />
      <ScanReportSkeleton />
    </>
  )
}
