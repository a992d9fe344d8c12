'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useState, useTransition } from 'react'
import { useCurrentAgent } from '#components/jobs/current-agent.tsx'
import { PricedSubmit } from '#components/jobs/priced-submit.tsx'
import { ProblemNotice } from '#components/jobs/problem-notice.tsx'
import { useMe } from '#components/shell/me.tsx'
import { Button } from '#components/ui/button.tsx'
import { CheckField } from '#components/ui/checkbox.tsx'
import { toast } from '#components/ui/toast.ts'
import { useRequestKey } from '#components/ui/use-request-key.ts'
import { AdaptationPlatform } from '#contract/adaptation-platforms.ts'
import type { AdaptedArticle } from '#contract/adaptations.ts'
import type { Problem } from '#lib/action-result.ts'
import { formatCount, formatCredits } from '#lib/format-number.ts'
import { operationKey, operationQuery } from '#lib/queries/operation-query.ts'
import type { AdaptationActions } from './adaptation-actions.ts'
import { PlatformMark } from './platform-mark.tsx'
import { platformHint, platformName, refLinkHint } from './platform-words.ts'

const maxConcurrent = 3

export type AdaptFormProps = {
  articleId: string
  /** The referral link of the settings; null where none is set, undefined where it could not be read. */
  link: string | null | undefined
  adapt: AdaptationActions['adapt']
  onAdapted: (adapted: AdaptedArticle) => void
}

/** Which platforms to write for, and what that costs. */
export function AdaptForm({ articleId, link, adapt, onAdapted }: AdaptFormProps) {
  const queryClient = useQueryClient()
  const [platforms, setPlatforms] = useState<readonly AdaptationPlatform[]>([])
  const [refLink, setRefLink] = useState(true)
  const [problem, setProblem] = useState<Problem>()
  const { keyFor, settle } = useRequestKey(`adaptation.${useCurrentAgent()}`)
  const [pending, startTransition] = useTransition()
  const input = { article_id: articleId, platforms, include_ref_link: refLink }

  const submit = () =>
    startTransition(async () => {
      setProblem(undefined)
      const result = await adapt(input, keyFor(input))
      if (!result.ok) return setProblem(result.problem)
      settle()
      setPlatforms([])
      onAdapted(result.data)
      await queryClient.invalidateQueries({ queryKey: operationKey('listAdaptations') })
      queryClient.invalidateQueries({ queryKey: operationQuery('getMe').queryKey })
      const { adaptations } = result.data
      if (adaptations.length > 0) toast.done(`Created for ${formatCount(adaptations.length, 'platform')}`)
    })

  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (platforms.length > 0) submit()
      }}
    >
      <fieldset className="grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
        <legend className="sr-only">Platforms</legend>
        {AdaptationPlatform.options.map((platform) => {
          const isChosen = platforms.includes(platform)
          return (
            <CheckField
              key={platform}
              name="platforms"
              value={platform}
              label={
                <span className="flex items-center gap-2">
                  <PlatformMark platform={platform} />
                  {platformName(platform)}
                </span>
              }
              hint={platformHint(platform)}
              checked={isChosen}
              disabled={!isChosen && platforms.length >= maxConcurrent}
              onChange={(event) =>
                setPlatforms(
                  event.target.checked
                    ? [...platforms, platform].slice(0, maxConcurrent)
                    : platforms.filter((one) => one !== platform),
                )
              }
            />
          )
        })}
      </fieldset>
      <CheckField
        label="Add referral link"
        hint={refLinkHint(link)}
        checked={refLink}
        onChange={(event) => setRefLink(event.target.checked)}
      />
      {platforms.length > 0 ? (
        <PricedSubmit operation="adaptArticle" input={input} pending={pending} problem={problem}>
          Create for {formatCount(platforms.length, 'platform')}
        </PricedSubmit>
      ) : (
        <div className="grid justify-items-start gap-3">
          <p className="text-ink-faint text-sm">
            Choose a platform to see the price. Posts use only text from the article. You aren't charged for
            posts that fail.
          </p>
          <Button variant="primary" disabledReason="Choose a platform">
            Create posts
          </Button>
        </div>
      )}
      {problem && problem.kind !== 'payment_required' && <ProblemNotice problem={problem} />}
    </form>
  )
}

/** What a post costs, and how many can be asked for together. */
export function AdaptPrice() {
  const price = useMe().me?.prices.find(({ item }) => item === 'adaptation')
  return (
    <span>
      {price ? `${formatCredits(price.credits)} each, up` : 'Up'} to {maxConcurrent} at a time
    </span>
  )
}
