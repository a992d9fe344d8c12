'use client'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { LoadProblem } from '#components/jobs/load-problem.tsx'
import { Notice } from '#components/ui/notice.tsx'
import type { Adaptation, AdaptationError, AdaptedArticle } from '#contract/adaptations.ts'
import { classNames } from '#lib/class-names.ts'
import { problemOf } from '#lib/queries/fetch-json.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { AdaptForm } from './adapt-form.tsx'
import type { AdaptationActions } from './adaptation-actions.ts'
import { AdaptationCard } from './adaptation-card.tsx'
import { adaptationsOf } from './adaptations-of.ts'
import { AdaptationsSkeleton, postsGrid } from './adaptations-skeleton.tsx'
import { FailedPlatforms } from './failed-platforms.tsx'
import { formatOrder } from './format-order.ts'
import { LikenessSkeleton } from './likeness-skeleton.tsx'
import type { PostedArticle } from './post-look.ts'
import { useSavedAdaptations } from './saved-adaptations.ts'

/** Before the first post its order has the room that is left beside the preview. */
const orderBeside = 'xl:grid-cols-[20rem_minmax(0,1fr)_18rem]'

export type AdaptationsViewProps = {
  articleId: string
  /** The referral link of the settings; null where none is set, undefined where it could not be read. */
  refLink: string | null | undefined
  article: PostedArticle
  actions: AdaptationActions
}

/** An article in the form of each platform: all of them in one list, and beside it the one that is looked at. */
export default function AdaptationsView({ articleId, article, refLink, actions }: AdaptationsViewProps) {
  const list = useQuery(operationQuery('listAdaptations', adaptationsOf(articleId)))
  const kept = useSavedAdaptations(articleId)
  const [errors, setErrors] = useState<readonly AdaptationError[]>([])
  /** A post by its id, or a format that is not written. */
  const [chosen, setChosen] = useState<string>()
  const place = useRef<HTMLDivElement>(null)
  const problem = list.isError ? problemOf(list.error) : undefined
  const isOffered = problem?.kind !== 'not_offered'
  const adaptations = (isOffered ? list.data?.adaptations : kept.adaptations) ?? []
  const isFirst = adaptations.length === 0
  const posts = inOrder(adaptations)
  const shown = chosen ?? posts[0]?.adaptationId ?? 'linkedin'
  const post = posts.find(({ adaptationId, platform }) => adaptationId === shown || platform === shown)

  const show = (postOrFormat: string) => {
    setChosen(postOrFormat)
    // Where the list is above and not beside, a post that was pressed would be out of sight.
    const isWritten = posts.some(({ adaptationId }) => adaptationId === postOrFormat)
    const top = place.current?.getBoundingClientRect().top ?? 0
    if (isWritten && top > window.innerHeight / 2) place.current?.scrollIntoView({ block: 'start' })
  }
  const take = (adapted: AdaptedArticle) => {
    if (!isOffered) kept.keep(adapted.adaptations)
    const [first] = inOrder(adapted.adaptations)
    if (first) setChosen(first.adaptationId)
  }

  return (
    <section aria-label="Social posts" className="grid min-w-0 gap-5">
      <FailedPlatforms
        articleId={articleId}
        errors={errors}
        adapt={actions.adapt}
        onAdapted={(platform, adapted) => {
          setErrors([...errors.filter((error) => error.platform !== platform), ...(adapted.errors ?? [])])
          take(adapted)
        }}
      />
      {!isOffered && (
        <Notice>
          This server can't list social posts. Showing the ones written in this browser. You can copy them
          here.
        </Notice>
      )}
      {list.isPending ? (
        <AdaptationsSkeleton />
      ) : problem && isOffered ? (
        <LoadProblem what="Social posts" query={list} />
      ) : (
        <div className={classNames(postsGrid, isFirst && orderBeside)}>
          <div className={classNames('lg:sticky lg:top-7', isFirst && 'xl:contents')}>
            <AdaptForm
              articleId={articleId}
              adaptations={adaptations}
              link={refLink}
              adapt={actions.adapt}
              isFirst={isFirst}
              shown={post?.adaptationId ?? shown}
              onShow={show}
              onAdapted={(adapted) => {
                setErrors(adapted.errors ?? [])
                take(adapted)
              }}
            />
          </div>
          <div
            ref={place}
            className={classNames('min-w-0 scroll-mt-16', isFirst && 'xl:col-start-2 xl:row-start-1')}
          >
            {post ? (
              <AdaptationCard
                key={post.adaptationId}
                adaptation={post}
                article={article}
                actions={actions}
                canChange={isOffered}
              />
            ) : (
              <div className={classNames('max-lg:hidden', !isFirst && 'max-w-[34rem]')}>
                <LikenessSkeleton platform={shown} article={article} />
              </div>
            )}
          </div>
        </div>
      )}
    </section>
  )
}

/** As the list of formats has them; those that are not in it come last. */
function inOrder(adaptations: readonly Adaptation[]): Adaptation[] {
  const placeOf = ({ platform }: Adaptation) => {
    const at = formatOrder.findIndex((format: string) => format === platform)
    return at === -1 ? formatOrder.length : at
  }
  return adaptations.toSorted((a, b) => placeOf(a) - placeOf(b))
}
