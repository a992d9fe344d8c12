import { ReadProblem } from '#components/jobs/read-problem.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { NotOffered } from '#components/ui/list-states.tsx'
import type { Problem } from '#lib/action-result.ts'

/** A page whose one record could not be read: why, the request id to quote, and Try again. */
export function PageProblem({ problem }: { problem: Problem }) {
  const overview = <LinkButton href="/">Go to Overview</LinkButton>
  if (problem.kind === 'not_offered') return <NotOffered isPage what="This page" action={overview} />
  return <ReadProblem isPage what="This page" problem={problem} action={overview} />
}
