'use client'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { Select } from '#components/ui/select.tsx'
import { asTitle } from '#lib/as-title.ts'
import { formatCredits } from '#lib/format-number.ts'
import { intervalOptions, intervalText } from './watch-words.ts'

const forecastDays = 30
const longestMonthDays = 31

export type WatchPlanValues = { intervalDays: number; budget: string }

export type WatchPlanProps = {
  values: WatchPlanValues
  onChange: (values: WatchPlanValues) => void
  /** Credits of one run; undefined until it is known. */
  price: number | undefined
  /** What the service says about the budget. */
  budgetError?: string | undefined
}

/** How often, for how much at most, and what that comes to. */
export function WatchPlan(props: WatchPlanProps) {
  const { values, price } = props
  return (
    <div className="grid gap-4">
      <WatchPlanFields {...props} />
      <div>
        {price !== undefined && (
          <p className="font-medium text-ink text-sm">{formatCredits(price)} per run</p>
        )}
        <WatchCost price={price} {...values} />
      </div>
    </div>
  )
}

/** How often, and for how much at most. */
export function WatchPlanFields({ values, onChange, price, budgetError }: WatchPlanProps) {
  const { intervalDays, budget } = values
  const known = intervalOptions.some(({ value }) => value === String(intervalDays))
  const options = known
    ? intervalOptions
    : [{ value: String(intervalDays), label: asTitle(intervalText(intervalDays)) }, ...intervalOptions]
  return (
    <>
      <Field label="Repeat">
        {(control) => (
          <Select
            {...control}
            options={options}
            value={String(intervalDays)}
            onChange={(event) => onChange({ ...values, intervalDays: Number(event.target.value) })}
          />
        )}
      </Field>
      <Field
        label="Monthly budget in credits"
        error={budgetProblem(budget, price) ?? budgetError}
        hint="Runs that would exceed it wait for the next month."
      >
        {(control) => (
          <Input
            {...control}
            inputMode="numeric"
            value={budget}
            onChange={(event) => onChange({ ...values, budget: event.target.value })}
          />
        )}
      </Field>
    </>
  )
}

/** What the runs of a month come to. */
export function WatchCost({ price, intervalDays, budget }: WatchPlanValues & { price: number | undefined }) {
  const limit = Number(budget)
  const wanted = price === undefined ? undefined : Math.ceil(forecastDays / intervalDays) * price
  return (
    <p aria-live="polite" className="text-ink-soft text-sm">
      {wanted === undefined ? (
        <span className="text-ink-faint">Pricing…</span>
      ) : (
        <>
          Up to{' '}
          <span className="font-medium text-ink">{formatCredits(Math.min(wanted, limit || wanted))}</span> in{' '}
          {forecastDays} days
          {limit > 0 && wanted > limit && ': the budget stops it before its last runs'}.
        </>
      )}
    </p>
  )
}

/** What every run of the longest month costs together; empty until the price of one is known. */
export function monthlyBudget(price: number | undefined, intervalDays: number): string {
  return String((price ?? 0) * Math.ceil(longestMonthDays / intervalDays) || '')
}

/** What is wrong with the budget, in words; undefined if it can be sent. */
export function budgetProblem(budget: string, price: number | undefined): string | undefined {
  const credits = Number(budget)
  if (budget === '' && price === undefined) return undefined
  if (!/^\d+$/.test(budget.trim()) || credits < 1) return 'Enter a whole number of credits.'
  if (credits > 100_000) return 'Enter 100,000 credits or fewer.'
  if (price !== undefined && credits < price) return `Enter at least ${price}, the price of one run.`
  return undefined
}
