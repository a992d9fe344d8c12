import type { ReactNode } from 'react'
import { getWarmLead } from '#contract/warm-leads.ts'
import { readForPanel } from '#lib/session-page.ts'
import { RecordLayout } from '../../record-layout.tsx'

export default async function WarmLeadLayout({
  params,
  children,
}: {
  params: Promise<{ id: string }>
  children: ReactNode
}) {
  return (
    <RecordLayout found={await readForPanel(getWarmLead, { params: { runId: (await params).id } })}>
      {children}
    </RecordLayout>
  )
}
