import type { ReactNode } from 'react'
import { RecordLayout } from '../../record-layout.tsx'
import { findWarmLead } from './find-warm-lead.ts'

export default async function WarmLeadLayout({
  params,
  children,
}: {
  params: Promise<{ id: string }>
  children: ReactNode
}) {
  return <RecordLayout found={await findWarmLead((await params).id)}>{children}</RecordLayout>
}
