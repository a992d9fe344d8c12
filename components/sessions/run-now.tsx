import { PricedSubmit } from '#components/jobs/priced-submit.tsx'
import { useStartedJobs } from '#components/jobs/use-started-jobs.ts'
import type { SessionDetail, SessionTopic } from '#contract/sessions.ts'
import { runNowInput } from './run-now-input.ts'
import type { SessionChanges } from './use-session-changes.ts'

export type RunNowProps = {
  session: SessionDetail
  /** The next one. */
  topic: SessionTopic
  changes: SessionChanges
  size?: 'sm' | 'md'
}

/** Writes the next article at once, at its price. */
export function RunNow({ session, topic, changes, size = 'md' }: RunNowProps) {
  const { remember } = useStartedJobs()
  const runNow = async () => {
    const after = await changes.send({ action: 'run_now' })
    const [run] = after?.runs ?? []
    if (run?.article_id)
      remember({
        kind: 'article',
        id: run.article_id,
        title: run.topic,
        href: `/articles/${run.article_id}`,
      })
  }
  return (
    <PricedSubmit
      operation="generateArticle"
      input={runNowInput(session, topic)}
      variant="secondary"
      size={size}
      allowsInfeasible
      pending={changes.pending === 'run_now'}
      problem={changes.problem}
      onClick={() => void runNow()}
    >
      Run now
    </PricedSubmit>
  )
}
