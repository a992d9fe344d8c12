import type { ReactNode } from 'react'
import { RecordLayout } from '../../record-layout.tsx'
import { findSession } from './find-session.ts'

export default async function SessionLayout({
  params,
  children,
}: {
  params: Promise<{ id: string }>
  children: ReactNode
}) {
  const found = await findSession((await params).id, 0)
  // A server that tells nothing of sessions may still have started this one: the page shows what is kept of it here.
  if (!found.ok && found.problem.kind === 'not_offered') return children
  return <RecordLayout found={found}>{children}</RecordLayout>
}
