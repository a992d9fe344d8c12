import { notFound } from 'next/navigation'
import { ScanComparison } from '#components/brand-scans/scan-comparison.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { getBrandScan } from '#contract/brand-scans.ts'
import { Uuid } from '#contract/primitives.ts'
import { readForPanel } from '#lib/session-page.ts'
import { RecordLayout } from '../../record-layout.tsx'

export const metadata = { title: 'Compare two scans' }

export default async function CompareScansPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}) {
  const { a, b } = await searchParams
  const ids = [Uuid.safeParse(a).data, Uuid.safeParse(b).data]
  const [first, second] = ids
  if (first === undefined || second === undefined) notFound()
  const found = await Promise.all([
    readForPanel(getBrandScan, { params: { id: first } }),
    readForPanel(getBrandScan, { params: { id: second } }),
  ])
  const scans = found.flatMap((result) => (result.ok ? [result.data] : []))
  const [before, after] = scans.toSorted((x, y) => (x.created_at ?? '').localeCompare(y.created_at ?? ''))
  if (!before || !after) {
    const failed = found.find((result) => !result.ok)
    return failed && <RecordLayout found={failed}>{null}</RecordLayout>
  }
  return (
    <>
      <PageHeader
        title="Compare two scans"
        parent={{ label: 'Brand visibility', href: '/brand-scans' }}
        lead="The earlier scan is on the left. Changes are shown only where both have data."
      />
      <ScanComparison before={before} after={after} />
    </>
  )
}
