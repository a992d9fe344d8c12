'use client'
import { useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useId, useState, useTransition } from 'react'
import { useCurrentAgent } from '#components/jobs/current-agent.tsx'
import { PricedSubmit } from '#components/jobs/priced-submit.tsx'
import { ProblemNotice } from '#components/jobs/problem-notice.tsx'
import { useMe } from '#components/shell/me.tsx'
import { Button } from '#components/ui/button.tsx'
import { CheckField } from '#components/ui/checkbox.tsx'
import { NativeInput } from '#components/ui/native-input.tsx'
import { toast } from '#components/ui/toast.ts'
import { useRequestKey } from '#components/ui/use-request-key.ts'
import type { AdaptationPlatform } from '#contract/adaptation-platforms.ts'
import type { AdaptedArticle } from '#contract/adaptations.ts'
import type { Problem } from '#lib/action-result.ts'
import { classNames } from '#lib/class-names.ts'
import { formatCount, formatCredits } from '#lib/format-number.ts'
import { operationKey, operationQuery } from '#lib/queries/operation-query.ts'
import type { AdaptationActions } from './adaptation-actions.ts'
import { LikenessSkeleton } from './likeness-skeleton.tsx'
import { networkFormats } from './network-formats.ts'
import { PlatformMark } from './platform-mark.tsx'
import { platformHint, platformName, refLinkHint } from './platform-words.ts'
import type { PostedArticle } from './post-look.ts'

const maxConcurrent = 3

export type AdaptFormProps = {
  articleId: string
  article: PostedArticle
  /** The referral link of the settings; null where none is set, undefined where it could not be read. */
  link: string | null | undefined
  adapt: AdaptationActions['adapt']
  /** Chosen to begin with. */
  suggested?: readonly AdaptationPlatform[]
  onAdapted: (adapted: AdaptedArticle) => void
}

/** Which formats of which networks to write, and what that costs. */
export function AdaptForm({ articleId, article, link, adapt, suggested = [], onAdapted }: AdaptFormProps) {
  const queryClient = useQueryClient()
  const [platforms, setPlatforms] = useState(suggested)
  const [refLink, setRefLink] = useState(true)
  const [problem, setProblem] = useState<Problem>()
  /** The one whose likeness is beside the choice. */
  const [shown, setShown] = useState<AdaptationPlatform>('linkedin')
  const price = useMe().me?.prices.find(({ item }) => item === 'adaptation')?.credits
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
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-4">
          <fieldset className="min-w-0">
            <legend className="mb-2 text-ink-soft text-sm">
              Choose up to {maxConcurrent} formats
              {price !== undefined && `, ${formatCredits(price)} each`}
            </legend>
            <ul className="divide-y divide-rule border-rule border-y">
              {networkFormats.map(({ network, formats }) => (
                <li
                  key={network}
                  className="grid items-center gap-x-4 gap-y-1.5 py-2 sm:grid-cols-[7.5rem_minmax(0,1fr)]"
                >
                  <span className="flex items-center gap-2.5 font-medium text-ink text-sm">
                    {formats[0] && <PlatformMark platform={formats[0].platform} className="size-5" />}
                    {network}
                  </span>
                  <span className="grid gap-2 sm:grid-cols-2">
                    {formats.map(({ platform, format }) => {
                      const isChosen = platforms.includes(platform)
                      return (
                        <FormatTile
                          key={platform}
                          platform={platform}
                          format={format}
                          isChosen={isChosen}
                          isFull={!isChosen && platforms.length >= maxConcurrent}
                          onChoose={(chosen) => {
                            setPlatforms(
                              chosen
                                ? [...platforms, platform].slice(0, maxConcurrent)
                                : platforms.filter((one) => one !== platform),
                            )
                            if (chosen) setShown(platform)
                          }}
                        />
                      )
                    })}
                  </span>
                </li>
              ))}
            </ul>
          </fieldset>
          <p aria-live="polite" className="text-ink-soft text-sm">
            {platforms.length >= maxConcurrent
              ? `${maxConcurrent} at a time: clear one to choose another.`
              : "Posts use only text from the article. You aren't charged for posts that fail."}
          </p>
          <CheckField
            label="Add referral link"
            hint={refLinkHint(link)}
            checked={refLink}
            onChange={(event) => setRefLink(event.target.checked)}
          />
          {platforms.length > 0 ? (
            <PricedSubmit operation="adaptArticle" input={input} pending={pending} problem={problem}>
              Create {formatCount(platforms.length, 'post')}
              {price !== undefined && `, ${formatCredits(price * platforms.length)}`}
            </PricedSubmit>
          ) : (
            <div>
              <Button variant="primary" size="lg" disabledReason="Choose at least one format above">
                Choose a format
              </Button>
            </div>
          )}
        </div>
        <div className="max-lg:hidden">
          <LikenessSkeleton platform={shown} article={article} />
        </div>
      </div>
      {problem && problem.kind !== 'payment_required' && <ProblemNotice problem={problem} />}
    </form>
  )
}

type FormatTileProps = {
  platform: AdaptationPlatform
  /** As it is called beside its network. */
  format: string
  isChosen: boolean
  /** As many as may be asked for together are chosen. */
  isFull: boolean
  onChoose: (chosen: boolean) => void
}

/** A format to choose: all of the tile is the checkbox. */
function FormatTile({ platform, format, isChosen, isFull, onChoose }: FormatTileProps) {
  const id = useId()
  return (
    <label
      className={classNames(
        'relative grid min-h-11 cursor-pointer grid-cols-[auto_minmax(0,1fr)] content-center items-center gap-x-2.5 rounded-md border border-rule bg-sheet px-3 py-1.5 has-checked:border-ink has-checked:bg-hover has-focus-visible:outline-2 has-focus-visible:outline-focus',
        isFull ? 'cursor-not-allowed opacity-55' : 'hover:bg-hover',
      )}
    >
      <NativeInput
        type="checkbox"
        name="platforms"
        value={platform}
        checked={isChosen}
        disabled={isFull}
        aria-label={platformName(platform)}
        aria-describedby={id}
        onChange={(event) => onChoose(event.target.checked)}
        className="absolute inset-0 size-full cursor-[inherit] opacity-0"
      />
      <span
        aria-hidden
        className={classNames(
          'row-span-2 grid size-4.5 place-items-center rounded-sm border',
          isChosen ? 'border-ink bg-ink text-paper' : 'border-rule-strong',
        )}
      >
        {isChosen && <Check className="size-3" />}
      </span>
      <span aria-hidden className="font-medium text-ink text-sm leading-tight">
        {format}
      </span>
      <span id={id} className="text-ink-soft text-xs leading-snug">
        {platformHint(platform)}
      </span>
    </label>
  )
}
