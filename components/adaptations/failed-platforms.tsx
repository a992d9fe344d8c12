'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useState, useTransition } from 'react'
import { ProblemNotice } from '#components/jobs/problem-notice.tsx'
import { Button } from '#components/ui/button.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { useRequestKey } from '#components/ui/use-request-key.ts'
import type { AdaptationError, AdaptedArticle } from '#contract/adaptations.ts'
import type { Problem } from '#lib/action-result.ts'
import { operationKey, operationQuery } from '#lib/queries/operation-query.ts'
import type { AdaptationActions } from './adaptation-actions.ts'
import { platformName } from './platform-words.ts'

export type FailedPlatformsProps = {
  articleId: string
  errors: readonly AdaptationError[]
  adapt: AdaptationActions['adapt']
  onAdapted: (platform: string, adapted: AdaptedArticle) => void
}

/** The platforms of the last round that failed, each with its reason; each can be tried again by itself. */
export function FailedPlatforms({ articleId, errors, adapt, onAdapted }: FailedPlatformsProps) {
  const queryClient = useQueryClient()
  const [problem, setProblem] = useState<Problem>()
  const [pending, startTransition] = useTransition()
  const { keyFor, settle } = useRequestKey()
  const retry = (platform: string, isWithout: boolean) =>
    startTransition(async () => {
      setProblem(undefined)
      const input = { article_id: articleId, platforms: [platform], include_ref_link: !isWithout }
      const result = await adapt(input, keyFor(input))
      if (!result.ok) return setProblem(result.problem)
      settle()
      onAdapted(platform, result.data)
      await queryClient.invalidateQueries({ queryKey: operationKey('listAdaptations') })
      queryClient.invalidateQueries({ queryKey: operationQuery('getMe').queryKey })
    })
  if (errors.length === 0) return null
  return (
    <div className="grid gap-2">
      {errors.map(({ platform, error }) => (
        <Notice
          key={platform}
          live
          tone="warn"
          title={`Couldn't write the post for ${platformName(platform)}. You weren't charged.`}
          action={
            <span className="flex flex-wrap gap-2">
              <Button size="sm" pending={pending} onClick={() => retry(platform, false)}>
                Try again
              </Button>
              <Button size="sm" pending={pending} onClick={() => retry(platform, true)}>
                No referral link
              </Button>
            </span>
          }
        >
          <p className="wrap-anywhere">{error}</p>
        </Notice>
      ))}
      {problem && <ProblemNotice problem={problem} />}
    </div>
  )
}
