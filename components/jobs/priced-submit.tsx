'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { useMe } from '#components/shell/me.tsx'
import { Button, type ButtonProps } from '#components/ui/button.tsx'
import { NativeButton } from '#components/ui/native-button.tsx'
import { Notice } from '#components/ui/notice.tsx'
import type { Estimate } from '#contract/credits.ts'
import type { Problem } from '#lib/action-result.ts'
import { classNames } from '#lib/class-names.ts'
import { formatCount } from '#lib/format-number.ts'
import { estimateQuery } from '#lib/queries/estimate.ts'
import { problemOf } from '#lib/queries/fetch-json.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { MissingCredits } from './missing-credits.tsx'
import { KnownPrice, ListedPrice, type PriceLineProps } from './price-line.tsx'
import { useRetryAfter } from './use-retry-after.ts'
import { useSettled } from './use-settled.ts'

export type PricedSubmitProps = PriceLineProps & {
  /** The body that would be sent; undefined while the form is not valid. */
  input: Record<string, unknown> | undefined
  /** The label of the button, a verb. */
  children: ReactNode
  pending?: boolean
  /** What the last try ended in: a 402 opens the panel, a 429 disables the button for as long as it says. */
  problem?: Problem
  /** For a button outside a form. */
  onClick?: () => void
  size?: ButtonProps['size']
  /** `secondary` beside something that should be done first. */
  variant?: ButtonProps['variant']
  /** What it will probably cost, where the page knows it better than the estimate. */
  expected?: number
  /** True where something comes of it all the same, as a brief in place of an article: the notes say what. */
  allowsInfeasible?: boolean
  /** Below the reason why nothing would come of it: what to do instead. */
  instead?: ReactNode
  /** In a dialog: the price stands at the left, and the way out beside the button at the right. */
  onCancel?: () => void
  /** The one field of a short form: the price and the button stand beside it. */
  beside?: ReactNode
}

const besideLook =
  'grid items-start gap-x-4 gap-y-2 max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:*:first:col-span-2 sm:grid-cols-[minmax(0,1fr)_auto_auto]'

/** Its parts in one line, where there is room for one. */
const inLine = 'flex min-h-8 flex-wrap content-center items-baseline gap-x-3 sm:w-68 sm:justify-end'

/** In a bar at the foot of the window: beside the button. */
const inBar = 'max-lg:in-data-bottom-bar:flex-1 max-lg:in-data-bottom-bar:basis-28'

/** A submit button that says what it costs and what stays before it is pressed, live as the input changes. */
export function PricedSubmit(props: PricedSubmitProps) {
  const { operation, times = 1, children, pending, problem, each, onClick, notes = true } = props
  const { size = 'lg', variant = 'primary', allowsInfeasible, instead, beside, onCancel } = props
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
            'min-w-0 text-ink-soft text-sm tabular-nums',
            beside ? inLine : onCancel ? 'flex-1 basis-16' : 'min-h-11 basis-full',
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
        {onCancel && (
          <Button size={size} onClick={onCancel}>
            Cancel
          </Button>
        )}
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
