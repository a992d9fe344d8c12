import { ReadProblem } from '#components/jobs/read-problem.tsx'
import { NotOffered } from '#components/ui/list-states.tsx'
import type { Problem } from '#lib/action-result.ts'

export type PanelProblemProps = { what: string; problem: Problem; onRetry: () => void; retrying: boolean }

/** Why one panel of the overview is not filled, drawn from the kind of the problem. */
export function PanelProblem({ what, problem, onRetry, retrying }: PanelProblemProps) {
  if (problem.kind === 'not_offered') {
    return (
      <NotOffered dense what={what}>
        Everything else works.
      </NotOffered>
    )
  }
  return <ReadProblem dense what={what} problem={problem} onRetry={onRetry} retrying={retrying} />
}
