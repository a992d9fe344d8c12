import type { ReactNode } from 'react'
import { getScoutRun } from '#contract/scout-runs.ts'
import { readForPanel } from '#lib/session-page.ts'
import { RecordLayout } from '../../record-layout.tsx'

export default async function ScoutRunLayout({
  params,
  children,
}: {
  params: Promise<{ id: string }>
  children: ReactNode
}) {
  return (
    <RecordLayout found={await readForPanel(getScoutRun, { params: { runId: (await params).id } })}>
      {children}
    </RecordLayout>
  )
}
