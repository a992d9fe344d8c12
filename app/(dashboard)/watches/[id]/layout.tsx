import type { ReactNode } from 'react'
import { watchRequest } from '#components/watches/watches-href.ts'
import { getWatch } from '#contract/watches.ts'
import { readForPanel } from '#lib/session-page.ts'
import { RecordLayout } from '../../record-layout.tsx'

export default async function WatchLayout({
  params,
  children,
}: {
  params: Promise<{ id: string }>
  children: ReactNode
}) {
  const found = await readForPanel(getWatch, watchRequest((await params).id))
  return <RecordLayout found={found}>{children}</RecordLayout>
}
