'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { useMe } from '#components/shell/me.tsx'
import { Button, type ButtonProps } from '#components/ui/button.tsx'
import { NativeButton } from '#components/ui/native-button.tsx'
import { Notice } from '#components/ui/notice.tsx'
import type { Me } from '#contract/agents.ts'
import type { Estimate } from '#contract/credits.ts'
import type { Problem } from '#lib/action-result.ts'
import { asTitle } from '#lib/as-title.ts'
import { classNames } from '#lib/class-names.ts'
import { formatCount, formatCredits, formatNumber } from '#lib/format-number.ts'
import { priceRange } from '#lib/price-range.ts'
import { estimateQuery } from '#lib/queries/estimate.ts'
import { problemOf } from '#lib/queries/fetch-json.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { unbroken } from '#lib/unbroken.ts'
import { recommendedPackage } from '../../contract/recommended-package.ts'
import { PaymentRequiredPanel } from './payment-required-panel.tsx'
import { RefusedPayment } from './refused-payment.tsx'
import { useRetryAfter } from './use-retry-after.ts'
import { useSettled } from './use-settled.ts'

export type PricedSubmitProps = {
  /** Id of the operation that charges, for example `generateArticle`. */
  operation: string
  /** The body that would be sent; undefined while the form is not valid. */
  input: Record<string, unknown> | undefined
  /** So many such calls are made at once; the price is for all of them. */
  times?: number
  /** The label of the button, a verb. */
  children: ReactNode
  pending?: boolean
  /** What the last try ended in: a 402 opens the panel, a 429 disables the button for as long as it says. */
  problem?: Problem
  /** What the price buys where pressing the button itself is free, for example `an article`. */
  each?: string
  /** What the price is for, where the same is charged again later: `per run`. */
  per?: string
  /** For a button outside a form. */
  onClick?: () => void
  size?: ButtonProps['size']
  /** `secondary` beside something that should be done first. */
  variant?: ButtonProps['variant']
  /** The price by the price list of what is chosen so far: shown while the exact one is not known. */
  until?: string | undefined
  /** What is still to be entered, in a sentence. Pressed all the same, the form says it at the field. */
  missing?: string | undefined
  /** False where the page already says what its notes say. */
  notes?: boolean
  /** What it will probably cost, where the page knows it better than the estimate. */
  expected?: number
  /** Why it would be free, in half a sentence. */
  free?: string
  /** True where something comes of it all the same, as a brief in place of an article: the notes say what. */
  allowsInfeasible?: boolean
  /** Below the reason why nothing would come of it: what to do instead. */
  instead?: ReactNode
  /** The one field of a short form: the price and the button stand beside it. */
  beside?: ReactNode
}

const besideLook =
  'grid items-center gap-x-4 gap-y-2 max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:*:first:col-span-2 sm:grid-cols-[minmax(0,1fr)_auto_auto]'

/** Its parts in one line, where there is room for one. */
const inLine = 'flex min-h-0 flex-wrap items-baseline gap-x-3'

/** In a bar at the foot of the window: beside the button. */
const inBar = 'max-lg:in-data-bottom-bar:flex-1 max-lg:in-data-bottom-bar:basis-28'

/** A submit button that says what it costs and what stays before it is pressed, live as the input changes. */
export function PricedSubmit(props: PricedSubmitProps) {
  const { operation, times = 1, children, pending, problem, each, onClick, notes = true } = props
  const { size = 'lg', variant = 'primary', allowsInfeasible, instead, beside } = props
  const input = useSettled(props.input, 250)
  const estimate = useQuery(estimateQuery(operation, input))
  const { me } = useMe()
  const secondsLeft = useRetryAfter(problem)
  const [showsNotes, setShowsNotes] = useState(false)
  const notesId = useId()
  useFreshBalance(estimate.data && balanceOf(estimate.data, each), me?.tenant_balance.credits)

  const price = input && estimate.data ? timesOver(estimate.data, times) : undefined
  const failure = input && !price && estimate.isError ? problemOf(estimate.error).kind : undefined
  const balance = price ? balanceOf(price, each) : 0
  const left = price ? balance - price.credits_required : 0
  const expected = props.expected ?? price?.credits_expected
  const missing = Math.max(0, -left)
  const isImpossible = price?.feasible === false && !allowsInfeasible
  const told = notes ? (price?.notes ?? []) : []
  const impossible = isImpossible ? (price?.notes?.[0] ?? 'Nothing would come of this.') : undefined
  const disabledReason =
    secondsLeft > 0 ? 'Too many requests' : (missingWords(missing, price?.held) ?? impossible)

  return (
    <div className="grid gap-3">
      {/* The price comes first. It has two lines before it is known, so that the button stands still. */}
      <div className={beside ? besideLook : 'flex flex-wrap items-center gap-x-4 gap-y-3'}>
        {beside}
        <p
          className={classNames(
            'min-w-0 basis-full text-ink-soft text-sm tabular-nums',
            beside ? inLine : 'min-h-11',
            inBar,
          )}
        >
          {/* Without the buttons, which would be read out with every price. */}
          <span aria-live="polite" className={beside ? 'contents' : undefined}>
            {price ? (
              <KnownPrice {...props} {...{ price, expected, left, isImpossible }} />
            ) : (
              <ListedPrice {...props} failure={failure} isAsked={input !== undefined} me={me} />
            )}
          </span>
          {failure && failure !== 'not_offered' && failure !== 'invalid' && (
            <NativeButton
              onClick={() => void estimate.refetch()}
              className="text-ink-soft underline underline-offset-2 hover:text-ink"
            >
              Try again
            </NativeButton>
          )}
          {told.length > 0 && (
            <NativeButton
              aria-expanded={showsNotes}
              aria-controls={notesId}
              onClick={() => setShowsNotes(!showsNotes)}
              className="hidden text-accent underline underline-offset-2 max-lg:in-data-bottom-bar:inline"
            >
              {isImpossible ? 'Why not?' : 'What to know'}
            </NativeButton>
          )}
        </p>
        <Button
          variant={variant}
          size={size}
          type={onClick ? 'button' : 'submit'}
          onClick={onClick}
          pending={pending}
          disabledReason={disabledReason}
          className={beside ? 'justify-self-start' : 'lg:in-data-bottom-bar:w-full'}
        >
          {children}
        </Button>
      </div>
      {told.length > 0 && (
        <div
          id={notesId}
          className={classNames('grid gap-3', !showsNotes && 'max-lg:in-data-bottom-bar:hidden')}
        >
          <EstimateNotes notes={told} instead={isImpossible && instead} />
        </div>
      )}
      <MissingCredits
        missing={missing}
        price={price}
        expected={expected}
        balance={balance}
        refused={problem}
      />
    </div>
  )
}

/** What is short of the price, or what the last try was refused for. */
function MissingCredits(props: {
  missing: number
  price: Estimate | undefined
  expected: number | undefined
  balance: number
  refused: Problem | undefined
}) {
  const { missing, price, expected, balance, refused } = props
  const { me } = useMe()
  if (missing === 0 || !price)
    return (
      refused?.kind === 'payment_required' && (
        <RefusedPayment problem={refused} availableCredits={me?.tenant_balance.credits} />
      )
    )
  const offer = me && recommendedPackage(me.packages, missing)
  return (
    <PaymentRequiredPanel
      requiredCredits={price.credits_required}
      expectedCredits={expected}
      availableCredits={balance}
      heldCredits={price.held}
      package={offer && { credits: offer.credits, priceUsd: offer.price_usd }}
      topupUrl={me?.topup_url}
    />
  )
}

function FreePrice({ free, reserved }: { free: string | undefined; reserved: number }) {
  return (
    <>
      <span className="font-medium text-ink">Free</span>
      {free ? `: ${free}` : ` · ${formatCredits(reserved)} reserved while it runs, then refunded`}
    </>
  )
}

/** What the service says of the order, and under the first what to do where nothing would come of it. */
function EstimateNotes({ notes, instead }: { notes: readonly string[]; instead: ReactNode }) {
  return notes.map((note, index) => (
    <Notice key={note} tone="info">
      {note}
      {index === 0 && instead}
    </Notice>
  ))
}

/** What running jobs reserve may come back by itself. */
function missingWords(missing: number, held = 0): string | undefined {
  if (missing === 0) return undefined
  if (missing <= held) return 'Credits are reserved by running jobs'
  return `You need ${formatCount(missing, 'more credit', 'more credits')}`
}

type KnownPriceProps = Pick<PricedSubmitProps, 'each' | 'per' | 'free' | 'notes'> & {
  price: Estimate
  expected: number | undefined
  left: number
  /** Nothing would come of it, so it cannot be pressed; a note says why. */
  isImpossible: boolean
}

/** What is expected to be charged, the most that can be, and what stays where that is enough. */
function KnownPrice({ price, expected, left, each, per, free, notes = true, isImpossible }: KnownPriceProps) {
  const { credits_required, seconds_expected } = price
  if ((notes || free) && !each && expected === 0 && left >= 0 && !isImpossible)
    return <FreePrice free={free} reserved={credits_required} />
  const less = isLess(credits_required, expected)
  return (
    <>
      <Price
        words={
          less || each
            ? asTitle(priceRange(credits_required, expected))
            : unbroken(formatCredits(credits_required))
        }
        each={each ?? per}
      />
      {isImpossible ? (
        <span className="text-ink-faint">Not possible yet. </span>
      ) : (
        left >= 0 && (
          <span className="block">
            {less && 'At least '}
            {formatNumber(left)} left{(each ?? per) && ' after the first'}
            {!each && seconds_expected > 0 && (
              <span className="whitespace-nowrap text-ink-faint max-sm:in-data-bottom-bar:hidden">
                {' '}
                · takes about {formatExpected(seconds_expected)}
              </span>
            )}
          </span>
        )
      )}
    </>
  )
}

function Price({ words, each }: { words: string; each: string | undefined }) {
  return (
    <span className="block">
      <span className="font-medium text-base text-ink">{words}</span>
      {each && ` ${each}`}
    </span>
  )
}

/** The price is told from the balance of this moment; where another is on screen, somebody else has spent meanwhile. */
function useFreshBalance(told: number | undefined, shown: number | undefined): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (told !== undefined && shown !== undefined && told !== shown)
      queryClient.invalidateQueries({ queryKey: operationQuery('getMe').queryKey })
  }, [told, shown, queryClient])
}

/** What can be spent now: an estimate of what is free in itself takes nothing off it. */
function balanceOf({ balance_after, credits_required }: Estimate, each: string | undefined): number {
  return each === undefined ? balance_after + credits_required : balance_after
}

function timesOver(price: Estimate, times: number): Estimate {
  const credits = price.credits_required
  return {
    ...price,
    credits_required: credits * times,
    balance_after: price.balance_after - credits * (times - 1),
    seconds_expected: price.seconds_expected * times,
  }
}

function isLess(most: number, expected: number | undefined): expected is number {
  return expected !== undefined && expected > 0 && expected < most
}

function formatExpected(seconds: number): string {
  return seconds < 90 ? `${Math.max(1, Math.round(seconds))} s` : `${Math.round(seconds / 60)} min`
}

type ListedPriceProps = Pick<
  PricedSubmitProps,
  'operation' | 'times' | 'each' | 'per' | 'until' | 'missing'
> & {
  /** Why the exact price could not be read. */
  failure: Problem['kind'] | undefined
  isAsked: boolean
  me: Me | undefined
}

/** What the price list says of it while the exact price is not known, and what that waits for. */
function ListedPrice(props: ListedPriceProps) {
  const { operation, times = 1, each, per, until, missing, failure, isAsked, me } = props
  const prices = me?.prices.flatMap((price) =>
    price.operation === operation && price.credits > 0 ? price.credits * times : [],
  )
  // Of what has many prices, the list says nothing.
  const listed = until ?? (prices && prices.length > 0 && prices.length < 3 ? fromLeast(prices) : undefined)
  const waiting = isAsked
    ? 'Pricing…'
    : (missing ?? (listed ? undefined : 'Complete the form to see the price.'))
  return (
    <>
      {listed && <Price words={unbroken(listed)} each={until && (each ?? per)} />}
      <span className="text-ink-faint">{failure ? unpricedWords(failure) : waiting}</span>
    </>
  )
}

function fromLeast(prices: readonly number[]): string {
  return `${prices.length > 1 ? 'From ' : ''}${formatCredits(Math.min(...prices))}`
}

/** Why there is no exact price. */
function unpricedWords(kind: Problem['kind']): string {
  if (kind === 'not_offered') return "This server doesn't show prices in advance."
  if (kind === 'invalid') return 'Correct the form to see the price.'
  return "Couldn't load the price. "
}
