import { NotOffered } from '#components/ui/list-states.tsx'
import { Panel } from '#components/ui/panel.tsx'
import type { Problem } from '#lib/action-result.ts'
import { ReadProblem } from './read-problem.tsx'

export type UnreadPanelProps = {
  title: string
  /** What is missing, as a sentence begins. */
  what: string
  /** The same for a service that does not have it. */
  offer?: string
  problem: Problem
  className?: string
}

/** A panel whose content the server could not read: why, and the way to try again. */
export function UnreadPanel({ title, what, offer = what, problem, className }: UnreadPanelProps) {
  return (
    <Panel flush title={title} className={className}>
      {problem.kind === 'not_offered' ? (
        <NotOffered dense what={offer} />
      ) : (
        <ReadProblem dense what={what} problem={problem} />
      )}
    </Panel>
  )
}
