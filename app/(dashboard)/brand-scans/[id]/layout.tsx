import type { ReactNode } from 'react'
import { readBrandScan } from './read-brand-scan.ts'

/** Reads before anything is sent, so that a scan that does not exist is answered with 404. */
export default async function BrandScanLayout({
  params,
  children,
}: {
  params: Promise<{ id: string }>
  children: ReactNode
}) {
  await readBrandScan((await params).id)
  return children
}
