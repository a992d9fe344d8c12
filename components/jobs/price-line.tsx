import type { Me } from '#contract/agents.ts'
import type { Estimate } from '#contract/credits.ts'
import type { Problem } from '#lib/action-result.ts'
import { asTitle } from '#lib/as-title.ts'
import { formatCredits, formatNumber } from '#lib/format-number.ts'
import { priceRange } from '#lib/price-range.ts'
import { unbroken } from '#lib/unbroken.ts'

/** What a price is of, and what is said beside it. */
export type PriceLineProps = {
  /** Id of the operation that charges, for example `generateArticle`. */
  operation: string
  /** So many such calls are made at once; the price is for all of them. */
  times?: number
  /** What the price buys where pressing the button itself is free, for example `an article`. */
  each?: string
  /** What the price is for, where the same is charged again later: `per run`. */
  per?: string
  /** The price by the price list of what is chosen so far: shown while the exact one is not known. */
  until?: string | undefined
  /** What is still to be entered, in a sentence. Pressed all the same, the form says it at the field. */
  missing?: string | undefined
  /** False where the page already says what its notes say. */
  notes?: boolean
  /** Why it would be free, in a sentence. */
  free?: string
  /** What is said where the service refuses the input, in the words of the form. */
  refused?: string | undefined
}

type KnownPriceProps = Pick<PriceLineProps, 'each' | 'per' | 'free' | 'notes'> & {
  price: Estimate
  expected: number | undefined
  left: number
  /** Nothing would come of it, so it cannot be pressed; a note says why. */
  isImpossible: boolean
}

/** What is expected to be charged, the most that can be, and what stays where that is enough. */
export function KnownPrice({
  price,
  expected,
  left,
  each,
  per,
  free,
  notes = true,
  isImpossible,
}: KnownPriceProps) {
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

function FreePrice({ free, reserved }: { free: string | undefined; reserved: number }) {
  return (
    <>
      <Price words="Free" each={undefined} />
      <span className="block">
        {free ?? `${asTitle(formatCredits(reserved))} reserved while it runs, then refunded`}
      </span>
    </>
  )
}

function isLess(most: number, expected: number | undefined): expected is number {
  return expected !== undefined && expected > 0 && expected < most
}

function formatExpected(seconds: number): string {
  return seconds < 90 ? `${Math.max(1, Math.round(seconds))} s` : `${Math.round(seconds / 60)} min`
}

type ListedPriceProps = Pick<
  PriceLineProps,
  'operation' | 'times' | 'each' | 'per' | 'until' | 'missing' | 'refused'
> & {
  /** Why the exact price could not be read. */
  failure: Problem['kind'] | undefined
  isAsked: boolean
  me: Me | undefined
}

/** What the price list says of it while the exact price is not known, and what that waits for. */
export function ListedPrice(props: ListedPriceProps) {
  const { operation, times = 1, each, per, until, missing, refused, failure, isAsked, me } = props
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
      <span className="text-ink-faint">{failure ? unpricedWords(failure, refused) : waiting}</span>
    </>
  )
}

function fromLeast(prices: readonly number[]): string {
  return `${prices.length > 1 ? 'From ' : ''}${formatCredits(Math.min(...prices))}`
}

/** Why there is no exact price. */
function unpricedWords(kind: Problem['kind'], refused?: string): string {
  if (kind === 'not_offered') return "This server doesn't show prices in advance."
  if (kind === 'invalid') return refused ?? 'Correct the form to see the price.'
  return "Couldn't load the price. "
}
