import { articleStatus } from '#components/jobs/article-status.ts'
import type { Tone } from '#components/ui/status-pill.tsx'
import type { SessionRun } from '#contract/sessions.ts'

const runs: Readonly<Record<string, { tone: Tone; label: string }>> = {
  writing: { tone: 'busy', label: 'Writing' },
  // Of a server that does not say how its article is now.
  completed: { tone: 'neutral', label: 'Written' },
  failed: { tone: 'bad', label: 'Failed' },
}

/** What became of a run: how its article is now, once it is written. */
export function runState({ status, article, article_id }: SessionRun): { tone: Tone; label: string } {
  if (status === 'completed' && article) return articleStatus(article)
  if (status === 'completed' && article_id === undefined) return { tone: 'neutral', label: 'Article deleted' }
  return runs[status] ?? { tone: 'neutral', label: status }
}
