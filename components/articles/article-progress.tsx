'use client'
import { useRouter } from 'next/navigation'
import { stageLabel } from '#components/jobs/article-status.ts'
import { CancelButton } from '#components/jobs/cancel-button.tsx'
import type { CancelJob } from '#components/jobs/cancel-outcome.ts'
import { JobProgress } from '#components/jobs/job-progress.tsx'
import { Panel } from '#components/ui/panel.tsx'
import type { Article } from '#contract/articles.ts'
import { jobState, wasCancelled } from '#lib/queries/job-state.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { retryHref, unreadAddresses } from './article-prefill.ts'
import { ExtractionResults } from './extraction-results.tsx'

/** An article on its way, or why it did not get there. */
export function ArticleProgress({
  id,
  article,
  cancel,
}: {
  id: string
  article: Article
  cancel: CancelJob | undefined
}) {
  const router = useRouter()
  const failed = article.status === 'failed'
  const cancelled = wasCancelled(article)
  const unread = failed && !cancelled ? unreadAddresses(article) : []
  return (
    <div className="grid max-w-2xl gap-4">
      <Panel>
        <JobProgress
          state={jobState(article)}
          stage={
            cancelled ? 'Article cancelled' : failed ? "Couldn't write the article" : stageLabel(article)
          }
          isCancelled={cancelled}
          percent={article.status === 'publishing' ? undefined : article.progress?.percent}
          message={article.progress?.message || article.message}
          startedAt={article.created_at}
          endedAt={failed ? article.updated_at : undefined}
          estimatedCredits={article.estimated_total_credits}
          failure={article.error ?? article.reason}
          creditsReturned={failed && article.credits_used === 0 && (article.estimated_total_credits ?? true)}
          advice={unread.length === 0 ? undefined : adviceWords(article, unread)}
          onRetry={failed ? () => router.push(retryHref(article, id)) : undefined}
          retryLabel={retryLabel(cancelled, unread.length)}
          onRetryOtherwise={
            unread.length > 0 && article.topic
              ? {
                  label: unread.length === 1 ? 'Write without it' : 'Write without them',
                  onClick: () => router.push(retryHref(article, id, { withoutUnread: true })),
                }
              : undefined
          }
          action={
            // What is being published is written already.
            jobState(article) === 'running' &&
            article.status !== 'publishing' && (
              <CancelButton
                id={id}
                noun="article"
                cancel={cancel}
                recordKey={operationQuery('getArticle', { params: { id } }).queryKey}
              />
            )
          }
        />
      </Panel>
      {!cancelled && <ExtractionResults article={article} />}
      {!failed && (
        <p className="text-ink-faint text-sm">You can leave this page. Progress stays in the tray.</p>
      )}
    </div>
  )
}

function retryLabel(cancelled: boolean, unread: number): string | undefined {
  if (cancelled) return 'Write it again'
  return unread === 0 ? undefined : unread === 1 ? 'Change the URL' : 'Change the URLs'
}

/** What stands in the way is an address: it can be put right, or left out where there is a topic. */
function adviceWords({ topic }: Article, unread: readonly string[]): string {
  const [only] = unread
  const check = unread.length === 1 ? `Check ${only} for a typo` : 'Check the URLs for typos'
  return topic ? `${check}, or write from your knowledge alone.` : `${check}.`
}
