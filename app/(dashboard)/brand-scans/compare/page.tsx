import { notFound } from 'next/navigation'
import { ScanComparison } from '#components/brand-scans/scan-comparison.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { Uuid } from '#contract/primitives.ts'
import { getBrandScan } from '#lib/agent-api/brand-scans.ts'
import { readForPage } from '#lib/session-page.ts'

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
  const [one, other] = await Promise.all([
    readForPage((session) => getBrandScan(session, first)),
    readForPage((session) => getBrandScan(session, second)),
  ])
  const inOrder = (one.created_at ?? '') <= (other.created_at ?? '')
  return (
    <>
      <PageHeader
        title="Compare two scans"
        parent={{ label: 'Brand visibility', href: '/brand-scans' }}
        lead="The earlier one on the left. A change is told only where both have data."
      />
      <ScanComparison before={inOrder ? one : other} after={inOrder ? other : one} />
    </>
  )
}
