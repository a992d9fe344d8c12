import { redirect } from 'next/navigation'
import { comparisonSentence } from '#components/brand-scans/compare-scans.ts'
import { ScanComparison } from '#components/brand-scans/scan-comparison.tsx'
import { drawSoon, recordMs } from '#components/shell/draw-soon.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { getBrandScan } from '#contract/brand-scans.ts'
import { Uuid } from '#contract/primitives.ts'
import { readForPanel } from '#lib/session-page.ts'
import { RecordProblem } from '../../record-problem.tsx'
import { ComparisonSkeleton } from './comparison-skeleton.tsx'

export const metadata = { title: 'Compare two scans' }

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default function CompareScansPage(props: Props) {
  return drawSoon(drawComparison(props), <ComparisonSkeleton />, recordMs)
}

async function drawComparison({ searchParams }: Props) {
  const { a, b } = await searchParams
  const ids = [Uuid.safeParse(a).data, Uuid.safeParse(b).data]
  const [first, second] = ids
  // Two are chosen in the list.
  if (first === undefined || second === undefined) redirect('/brand-scans')
  const found = await Promise.all([
    readForPanel(getBrandScan, { params: { id: first } }),
    readForPanel(getBrandScan, { params: { id: second } }),
  ])
  const scans = found.flatMap((result) => (result.ok ? [result.data] : []))
  const [before, after] = scans.toSorted((x, y) => (x.created_at ?? '').localeCompare(y.created_at ?? ''))
  if (!before || !after) {
    const failed = found.find((result) => !result.ok)
    return failed ? <RecordProblem problem={failed.problem} /> : null
  }
  return (
    <>
      <PageHeader
        title={
          before.brand_name !== undefined && before.brand_name === after.brand_name
            ? `Two scans of ${before.brand_name}`
            : 'Compare two scans'
        }
        parent={{ label: 'Brand visibility', href: '/brand-scans' }}
        lead={
          comparisonSentence(before, after) ??
          'One of the scans has no score. Changes are shown only where both have data.'
        }
      />
      <ScanComparison before={before} after={after} />
    </>
  )
}
