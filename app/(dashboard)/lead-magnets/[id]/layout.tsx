import type { ReactNode } from 'react'
import { RecordLayout } from '../../record-layout.tsx'
import { findLeadMagnet } from './find-lead-magnet.ts'

export default async function LeadMagnetLayout({
  params,
  children,
}: {
  params: Promise<{ id: string }>
  children: ReactNode
}) {
  return <RecordLayout found={await findLeadMagnet((await params).id)}>{children}</RecordLayout>
}
