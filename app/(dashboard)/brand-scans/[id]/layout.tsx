import type { ReactNode } from 'react'
import { getBrandScan } from '#contract/brand-scans.ts'
import { readForPanel } from '#lib/session-page.ts'
import { RecordLayout } from '../../record-layout.tsx'

export default async function BrandScanLayout({
  params,
  children,
}: {
  params: Promise<{ id: string }>
  children: ReactNode
}) {
  return (
    <RecordLayout found={await readForPanel(getBrandScan, { params: { id: (await params).id } })}>
      {children}
    </RecordLayout>
  )
}
