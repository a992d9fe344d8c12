import { notFound } from 'next/navigation'
import { PageProblem } from '#components/shell/page-problem.tsx'
import type { Problem } from '#lib/action-result.ts'

/**
 * The page of a record that has nothing to draw: what cannot be read is said in words, and what does not exist is answered
 * with 404, unless the service takes longer to say so than a page waits. An address that is no id is no record's.
 */
export function RecordProblem({ problem }: { problem: Problem }) {
  const isNoId = problem.kind === 'invalid' && ('id' in problem.fieldErrors || 'runId' in problem.fieldErrors)
  if (problem.kind === 'not_found' || isNoId) notFound()
  return <PageProblem problem={problem} />
}
