'use client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadProblem } from '#components/jobs/load-problem.tsx'
import { EmptyState } from '#components/ui/list-states.tsx'
import { Notice } from '#components/ui/notice.tsx'
import type { AdaptationError } from '#contract/adaptations.ts'
import { problemOf } from '#lib/queries/fetch-json.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { AdaptForm } from './adapt-form.tsx'
import type { AdaptationActions } from './adaptation-actions.ts'
import { AdaptationCard } from './adaptation-card.tsx'
import { PostsSkeleton } from './adaptations-skeleton.tsx'
import { FailedPlatforms } from './failed-platforms.tsx'
import { useSavedAdaptations } from './saved-adaptations.ts'

/** More than anybody makes of one article; older ones are no longer shown. */
const maxShown = 100

export type AdaptationsViewProps = { articleId: string; actions: AdaptationActions }

/** An article in the form of each platform, side by side. */
export default function AdaptationsView({ articleId, actions }: AdaptationsViewProps) {
  const list = useQuery(
    operationQuery('listAdaptations', { query: { article_id: articleId, limit: maxShown } }),
  )
  const kept = useSavedAdaptations(articleId)
  const [errors, setErrors] = useState<readonly AdaptationError[]>([])
  const problem = list.isError ? problemOf(list.error) : undefined
  const isOffered = problem?.kind !== 'not_offered'
  const adaptations = isOffered ? list.data?.adaptations : kept.adaptations

  return (
    <section aria-label="Social posts" className="grid min-w-0 gap-5">
      <AdaptForm
        articleId={articleId}
        adapt={actions.adapt}
        onAdapted={(adapted) => {
          setErrors(adapted.errors ?? [])
          if (!isOffered) kept.keep(adapted.adaptations)
        }}
      />
      <FailedPlatforms
        articleId={articleId}
        errors={errors}
        adapt={actions.adapt}
        onAdapted={(platform, adapted) => {
          setErrors([...errors.filter((error) => error.platform !== platform), ...(adapted.errors ?? [])])
          if (!isOffered) kept.keep(adapted.adaptations)
        }}
      />
      {!isOffered && (
        <Notice>
          This server can't list social posts. Showing the ones written in this browser. You can copy them
          here.
        </Notice>
      )}
      {list.isPending ? (
        <div role="status">
          <span className="sr-only">Loading</span>
          <PostsSkeleton />
        </div>
      ) : problem && isOffered ? (
        <LoadProblem what="Social posts" query={list} />
      ) : adaptations === undefined || adaptations.length === 0 ? (
        <EmptyState title="No social posts yet">
          Choose a platform above. Posts use only text from the article.
        </EmptyState>
      ) : (
        <ul className="grid items-start gap-4 lg:grid-cols-2 2xl:grid-cols-3">
          {adaptations.map((adaptation) => (
            <li key={adaptation.adaptationId} className="min-w-0">
              <AdaptationCard adaptation={adaptation} actions={actions} canChange={isOffered} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
