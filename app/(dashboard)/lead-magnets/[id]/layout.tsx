import type { ReactNode } from 'react'
import { getLeadMagnet } from '#contract/lead-magnets.ts'
import { readForPanel } from '#lib/session-page.ts'
import { RecordLayout } from '../../record-layout.tsx'

export default async function LeadMagnetLayout({
  params,
  children,
}: {
  params: Promise<{ id: string }>
  children: ReactNode
}) {
  return (
    <RecordLayout found={await readForPanel(getLeadMagnet, { params: { id: (await params).id } })}>
      {children}
    </RecordLayout>
  )
}
