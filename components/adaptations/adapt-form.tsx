'use client'
import { useQueryClient } from '@tanstack/react-query'
import { Check, ChevronRight } from 'lucide-react'
import { type ReactNode, useId, useState, useTransition } from 'react'
import { useCurrentAgent } from '#components/jobs/current-agent.tsx'
import { PricedSubmit } from '#components/jobs/priced-submit.tsx'
import { ProblemNotice } from '#components/jobs/problem-notice.tsx'
import { useMe } from '#components/shell/me.tsx'
import { CheckField } from '#components/ui/checkbox.tsx'
import { NativeButton } from '#components/ui/native-button.tsx'
import { NativeInput } from '#components/ui/native-input.tsx'
import { useMinutes } from '#components/ui/now.tsx'
import { StatusDot } from '#components/ui/status-pill.tsx'
import { toast } from '#components/ui/toast.ts'
import { useRequestKey } from '#components/ui/use-request-key.ts'
import { useZone } from '#components/ui/zone.tsx'
import type { AdaptationPlatform } from '#contract/adaptation-platforms.ts'
import type { Adaptation, AdaptedArticle } from '#contract/adaptations.ts'
import type { Problem } from '#lib/action-result.ts'
import { classNames } from '#lib/class-names.ts'
import { formatCount, formatCredits } from '#lib/format-number.ts'
import { formatRelative } from '#lib/format-time.ts'
import { operationKey, operationQuery } from '#lib/queries/operation-query.ts'
import type { AdaptationActions } from './adaptation-actions.ts'
import { formatOrder } from './format-order.ts'
import { PlatformMark } from './platform-mark.tsx'
import { platformHint, platformName, refLinkHint } from './platform-words.ts'
import { postState } from './post-state.ts'

const maxConcurrent = 3

export type AdaptFormProps = {
  articleId: string
  /** Those that are written already. */
  adaptations: readonly Adaptation[]
  /** The referral link of the settings; null where none is set, undefined where it could not be read. */
  link: string | null | undefined
  adapt: AdaptationActions['adapt']
  /** None is written: what is ordered is a box of its own where the window has room for one. */
  isFirst?: boolean
  /** The id of the post, or the format, that is shown beside. */
  shown: string
  onShow: (postOrFormat: string) => void
  onAdapted: (adapted: AdaptedArticle) => void
}

/** Every format of every network in one list: those that are written lead to their post, the others can be chosen. */
export function AdaptForm(props: AdaptFormProps) {
  const { articleId, adaptations, link, adapt, isFirst = false, shown, onShow, onAdapted } = props
  const queryClient = useQueryClient()
  const [chosen, setPlatforms] = useState<readonly AdaptationPlatform[]>([])
  const [refLink, setRefLink] = useState(true)
  const [problem, setProblem] = useState<Problem>()
  const price = useMe().me?.prices.find(({ item }) => item === 'adaptation')?.credits
  const { keyFor, settle } = useRequestKey(`adaptation.${useCurrentAgent()}`)
  const [pending, startTransition] = useTransition()
  const isWritten = (platform: string) => adaptations.some((one) => one.platform === platform)
  const platforms = chosen.filter((platform) => !isWritten(platform))
  const input = { article_id: articleId, platforms, include_ref_link: refLink }
  const open = formatOrder.filter((platform) => !isWritten(platform))

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
      const written = result.data.adaptations
      if (written.length > 0) toast.done(`${formatCount(written.length, 'post')} written`)
    })
  const choose = (platform: AdaptationPlatform, isChosen: boolean) => {
    setPlatforms(
      isChosen
        ? [...platforms, platform].slice(0, maxConcurrent)
        : platforms.filter((one) => one !== platform),
    )
    if (isChosen) onShow(platform)
  }

  return (
    <form
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)] rounded-lg border border-rule bg-sheet',
        isFirst && 'xl:contents',
      )}
      onSubmit={(event) => {
        event.preventDefault()
        if (platforms.length > 0) submit()
      }}
    >
      <Formats {...{ adaptations, platforms, shown, onShow }} isOwnBox={isFirst} onChoose={choose} />
      {open.length > 0 && (
        <OrderBox
          isBeside={isFirst}
          platforms={platforms}
          price={price}
          link={link}
          refLink={refLink}
          onRefLink={setRefLink}
        >
          <PricedSubmit operation="adaptArticle" input={input} pending={pending} problem={problem}>
            Create {formatCount(platforms.length, 'post')}
          </PricedSubmit>
        </OrderBox>
      )}
      {problem && problem.kind !== 'payment_required' && (
        <div className="px-4 pb-4">
          <ProblemNotice problem={problem} />
        </div>
      )}
    </form>
  )
}

type FormatsProps = Pick<AdaptFormProps, 'adaptations' | 'shown' | 'onShow'> & {
  /** Those that are chosen. */
  platforms: readonly AdaptationPlatform[]
  /** A box of its own, where what is ordered is another. */
  isOwnBox: boolean
  onChoose: (platform: AdaptationPlatform, isChosen: boolean) => void
}

/** The formats in their order: the posts of those that are written, and the others to choose. */
function Formats({ adaptations, platforms, shown, isOwnBox, onShow, onChoose }: FormatsProps) {
  const isWritten = (platform: string) => adaptations.some((one) => one.platform === platform)
  const foreign = adaptations.filter(({ platform }) => !formatOrder.some((one) => one === platform))
  const isFull = platforms.length >= maxConcurrent
  const post = (adaptation: Adaptation) => (
    <WrittenRow
      key={adaptation.adaptationId}
      adaptation={adaptation}
      isShown={adaptation.adaptationId === shown}
      onShow={() => onShow(adaptation.adaptationId)}
    />
  )
  return (
    <fieldset
      className={classNames('min-w-0', isOwnBox && 'xl:rounded-lg xl:border xl:border-rule xl:bg-sheet')}
    >
      <legend className="float-left flex min-h-12 w-full flex-wrap items-center border-rule border-b px-4 py-2 text-ink-soft text-sm">
        {formatOrder.every(isWritten)
          ? 'A post for every format is written'
          : `Choose up to ${maxConcurrent} formats`}
      </legend>
      <ul className="clear-both divide-y divide-rule">
        {formatOrder.map((platform) =>
          isWritten(platform) ? (
            adaptations.filter((one) => one.platform === platform).map(post)
          ) : (
            <ChoiceRow
              key={platform}
              platform={platform}
              isChosen={platforms.includes(platform)}
              isShown={platform === shown}
              isFull={isFull && !platforms.includes(platform)}
              onChoose={(isChosen) => onChoose(platform, isChosen)}
            />
          ),
        )}
        {foreign.map(post)}
      </ul>
    </fieldset>
  )
}

type OrderBoxProps = {
  /** A box of its own beside the preview, where the window has room for one. */
  isBeside: boolean
  platforms: readonly AdaptationPlatform[]
  price: number | undefined
  link: string | null | undefined
  refLink: boolean
  onRefLink: (refLink: boolean) => void
  /** What sends it. */
  children: ReactNode
}

/** What is ordered, with what, and for how much. */
function OrderBox({ isBeside, platforms, price, link, refLink, onRefLink, children }: OrderBoxProps) {
  return (
    <div
      className={classNames(
        'grid gap-4 border-rule border-t p-4',
        isBeside && 'xl:sticky xl:top-7 xl:col-start-3 xl:row-start-1 xl:rounded-lg xl:border xl:bg-sheet',
      )}
    >
      {isBeside && platforms.length > 0 && (
        <ul aria-label="Posts to create" className="grid gap-2 max-xl:hidden">
          {platforms.map((platform) => (
            <li key={platform} className="flex items-center gap-2.5 text-ink text-sm">
              <PlatformMark platform={platform} className="size-4" />
              <span className="min-w-0 flex-1">{platformName(platform)}</span>
            </li>
          ))}
        </ul>
      )}
      <CheckField
        label="Add referral link"
        hint={refLinkHint(link)}
        checked={refLink}
        onChange={(event) => onRefLink(event.target.checked)}
      />
      {platforms.length > 0 ? (
        children
      ) : (
        <p className="text-ink text-sm">
          Tick a format to order its post{price !== undefined && `: ${formatCredits(price)} each`}.
        </p>
      )}
      <p aria-live="polite" className="text-ink-soft text-xs">
        {platforms.length >= maxConcurrent
          ? `${maxConcurrent} at a time: clear one to choose another.`
          : "Posts use only text from the article. You aren't charged for posts that fail."}
      </p>
    </div>
  )
}

const rowStyles =
  'relative grid min-h-14 w-full grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-2 text-left'
const shownStyles = 'bg-hover shadow-[inset_2px_0_0_var(--accent)]'

type WrittenRowProps = { adaptation: Adaptation; isShown: boolean; onShow: () => void }

/** A post that is written: how far it is, and the way to it. */
function WrittenRow({ adaptation, isShown, onShow }: WrittenRowProps) {
  const { tone, label, at } = postState(adaptation)
  const now = useMinutes()
  const timeZone = useZone()
  return (
    <li>
      <NativeButton
        type="button"
        aria-current={isShown ? 'true' : undefined}
        onClick={onShow}
        className={classNames(rowStyles, isShown ? shownStyles : 'hover:bg-hover')}
      >
        <PlatformMark platform={adaptation.platform} className="size-5" />
        <span className="min-w-0">
          <span className="block wrap-anywhere font-medium text-ink text-sm leading-tight">
            {platformName(adaptation.platform)}
          </span>
          <span className="flex flex-wrap items-center gap-x-1.5 text-ink-soft text-xs">
            <StatusDot tone={tone} />
            <span>{label}</span>
            {at && now !== undefined && (
              <span className="text-ink-faint">
                {formatRelative(new Date(at), new Date(now), { timeZone })}
              </span>
            )}
          </span>
        </span>
        <ChevronRight aria-hidden className="size-4 text-ink-faint" />
      </NativeButton>
    </li>
  )
}

type ChoiceRowProps = {
  platform: AdaptationPlatform
  isChosen: boolean
  isShown: boolean
  /** As many as may be asked for together are chosen. */
  isFull: boolean
  onChoose: (chosen: boolean) => void
}

/** A format to choose: all of the row is the checkbox. */
function ChoiceRow({ platform, isChosen, isShown, isFull, onChoose }: ChoiceRowProps) {
  const id = useId()
  return (
    <li>
      <label
        className={classNames(
          rowStyles,
          'has-focus-visible:outline-2 has-focus-visible:outline-focus',
          isFull ? 'cursor-not-allowed opacity-55' : 'cursor-pointer hover:bg-hover',
          isShown && shownStyles,
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
        <PlatformMark platform={platform} className="size-5" />
        <span className="min-w-0">
          <span aria-hidden className="block font-medium text-ink text-sm leading-tight">
            {platformName(platform)}
          </span>
          <span id={id} className="block text-ink-soft text-xs leading-snug">
            {platformHint(platform)}
          </span>
        </span>
        <span
          aria-hidden
          className={classNames(
            'grid size-4.5 place-items-center rounded-sm border',
            isChosen ? 'border-ink bg-ink text-paper' : 'border-rule-strong',
          )}
        >
          {isChosen && <Check className="size-3" />}
        </span>
      </label>
    </li>
  )
}
