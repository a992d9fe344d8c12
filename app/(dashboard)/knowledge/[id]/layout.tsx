import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { IdParams } from '#contract/primitives.ts'
import { readDocument } from './read-document.ts'

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
  const result = await readDocument(id)
  if (!result.ok && result.problem.kind === 'not_found') notFound()
  return children
}
