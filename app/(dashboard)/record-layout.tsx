import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { PageProblem } from '#components/shell/page-problem.tsx'
import type { ActionResult } from '#lib/action-result.ts'

/**
 * Stands above the page of one record: what does not exist is answered with 404 before anything is sent, and what cannot be
 * read is said in words. An address that is no id is no record's. The page below may count on its record.
 */
export function RecordLayout({ found, children }: { found: ActionResult<unknown>; children: ReactNode }) {
  if (found.ok) return children
  const { problem } = found
  const isNoId = problem.kind === 'invalid' && ('id' in problem.fieldErrors || 'runId' in problem.fieldErrors)
  if (problem.kind === 'not_found' || isNoId) notFound()
  return <PageProblem problem={problem} />
}
