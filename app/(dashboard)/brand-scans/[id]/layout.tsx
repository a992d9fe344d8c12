import type { ReactNode } from 'react'
import { RecordLayout } from '../../record-layout.tsx'
import { findBrandScan } from './find-brand-scan.ts'

export default async function BrandScanLayout({
  params,
  children,
}: {
  params: Promise<{ id: string }>
  children: ReactNode
}) {
  return <RecordLayout found={await findBrandScan((await params).id)}>{children}</RecordLayout>
}
