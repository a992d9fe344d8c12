import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { getDocument } from '#contract/knowledge.ts'
import { IdParams } from '#contract/primitives.ts'
import { readForPanel } from '#lib/session-page.ts'

/** Reads before anything is sent, so that a document that does not exist is answered with 404. */
export default async function DocumentLayout({
  params,
  children,
}: {
  params: Promise<{ id: string }>
  children: ReactNode
}) {
  const { id } = await params
  if (!IdParams.safeParse({ id }).success) notFound()
  const result = await readForPanel(getDocument, { params: { id } })
  if (!result.ok && result.problem.kind === 'not_found') notFound()
  return children
}
