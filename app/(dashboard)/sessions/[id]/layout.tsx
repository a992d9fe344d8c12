import type { ReactNode } from 'react'
import { sessionRequest } from '#components/sessions/sessions-href.ts'
import { getSession } from '#contract/sessions.ts'
import { readForPanel } from '#lib/session-page.ts'
import { RecordLayout } from '../../record-layout.tsx'

export default async function SessionLayout({
  params,
  children,
}: {
  params: Promise<{ id: string }>
  children: ReactNode
}) {
  const found = await readForPanel(getSession, sessionRequest((await params).id))
  // A server that tells nothing of sessions may still have started this one: the page shows what is kept of it here.
  if (!found.ok && found.problem.kind === 'not_offered') return children
  return <RecordLayout found={found}>{children}</RecordLayout>
}
