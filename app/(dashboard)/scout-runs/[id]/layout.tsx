import type { ReactNode } from 'react'
import { RecordLayout } from '../../record-layout.tsx'
import { findScoutRun } from './find-scout-run.ts'

export default async function ScoutRunLayout({
  params,
  children,
}: {
  params: Promise<{ id: string }>
  children: ReactNode
}) {
  return <RecordLayout found={await findScoutRun((await params).id)}>{children}</RecordLayout>
}
