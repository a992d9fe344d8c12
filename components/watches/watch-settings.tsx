'use client'
import { useState, useTransition } from 'react'
import { OutsideLink } from '#components/jobs/outside-link.tsx'
import { Button } from '#components/ui/button.tsx'
import { KeyValueList } from '#components/ui/key-value-list.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { TextLink } from '#components/ui/text-link.tsx'
import { useZone } from '#components/ui/zone.tsx'
import type { ChangeWatchInput, Watch } from '#contract/watches.ts'
import { asTitle } from '#lib/as-title.ts'
import { dayInZone } from '#lib/day-in-zone.ts'
import { formatDay } from '#lib/format-day.ts'
import { formatCredits, formatNumber } from '#lib/format-number.ts'
import { formatInstant } from '#lib/format-time.ts'
import { listHref } from '#lib/list-href.ts'
import { webAddress } from '#lib/web-address.ts'
import { budgetProblem, WatchPlan } from './watch-plan.tsx'
import { comparedRunHref, intervalText } from './watch-words.ts'
import { watchedRows } from './watched-rows.ts'

export type WatchSettingsProps = {
  watch: Watch
  /** Resolves with whether it was saved. */
  onSave: (change: ChangeWatchInput) => Promise<boolean>
}

/** What it looks at, when it runs next and for how much; the plan is changed in its place. */
export function WatchSettings({ watch, onSave }: WatchSettingsProps) {
  const saved = { intervalDays: watch.interval_days, budget: String(watch.monthly_budget) }
  const [values, setValues] = useState(saved)
  const [isEditing, setEditing] = useState(false)
  const [isPending, startTransition] = useTransition()
  const price = watch.credits_per_run
  const isSame = values.intervalDays === watch.interval_days && Number(values.budget) === watch.monthly_budget
  const isWrong = budgetProblem(values.budget, price) !== undefined
  const comparedHref = comparedRunHref(watch)
  const timeZone = useZone()
  const comparedDay =
    watch.compared_with &&
    formatDay(dayInZone(timeZone, new Date(watch.compared_with.started_at)), 'dayMonth')
  const rows = watchedRows(watch)
  const subject = { label: nameOf(watch.kind), value: <Watched watch={watch} /> }
  const save = () =>
    startTransition(async () => {
      await onSave({ interval_days: values.intervalDays, monthly_budget: Number(values.budget) })
    })
  return (
    <div className="grid gap-6">
      {rows.length > 0 && (
        <Panel title="What is watched">
          <KeyValueList
            items={[
              subject,
              ...rows.map(({ label, value }) => ({
                label,
                value: <span className="whitespace-pre-line">{value}</span>,
              })),
            ]}
          />
        </Panel>
      )}
      <Panel
        title="Plan"
        aside={
          !isEditing && (
            <Button variant="quiet" size="sm" aria-label="Edit plan" onClick={() => setEditing(true)}>
              Edit
            </Button>
          )
        }
      >
        {isEditing ? (
          <form
            className="grid gap-5"
            onSubmit={(event) => {
              event.preventDefault()
              save()
            }}
          >
            <WatchPlan values={values} onChange={setValues} price={price} />
            <p className="flex gap-2">
              <Button
                type="submit"
                variant="primary"
                pending={isPending}
                disabledReason={isSame ? 'Nothing to save' : isWrong ? 'Correct the budget first' : undefined}
              >
                Save plan
              </Button>
              <Button
                variant="quiet"
                onClick={() => {
                  setValues(saved)
                  setEditing(false)
                }}
              >
                Cancel
              </Button>
            </p>
          </form>
        ) : (
          <KeyValueList
            items={[
              // Alone it needs no card of its own.
              ...(rows.length > 0 ? [] : [subject]),
              {
                label: 'Next run',
                value: watch.next_run_at && (
                  <span className="grid">
                    <RelativeTime planned at={watch.next_run_at} />
                    <span className="text-ink-faint text-xs">
                      {formatInstant(new Date(watch.next_run_at), timeZone)}
                    </span>
                  </span>
                ),
              },
              { label: 'Repeats', value: asTitle(intervalText(watch.interval_days)) },
              {
                label: 'Compares with',
                value:
                  watch.compared_with &&
                  (comparedHref ? (
                    <TextLink href={comparedHref}>the run of {comparedDay}</TextLink>
                  ) : (
                    `the run of ${comparedDay}`
                  )),
              },
              {
                label: 'This month',
                value: <Spent spent={watch.spent_this_month} budget={watch.monthly_budget} price={price} />,
              },
            ]}
          />
        )}
      </Panel>
    </div>
  )
}

/** What the runs of this month cost, of what they may. */
function Spent({ spent, budget, price }: { spent: number; budget: number; price: number }) {
  return (
    <span className="grid gap-1">
      <span>
        {formatNumber(spent)} of {formatCredits(budget)}
      </span>
      <span aria-hidden className="h-1 overflow-hidden rounded-full bg-well">
        <span
          className="block h-full rounded-full bg-ink-soft"
          style={{ width: `${Math.min(100, (100 * spent) / Math.max(1, budget))}%` }}
        />
      </span>
      <span className="text-ink-faint text-xs">{formatCredits(price)} per run</span>
    </span>
  )
}

const subjects: Readonly<Record<string, string>> = {
  brand_scan: 'Brand',
  scout_run: 'Topic',
  warm_lead: 'Company',
  schema_check: 'Page',
  preview_check: 'Page',
}

const nameOf = (kind: string): string => subjects[kind] ?? 'Subject'

/** What is looked at again, and the way to it. */
function Watched({ watch: { kind, label } }: { watch: Watch }) {
  if (kind === 'brand_scan')
    return <TextLink href={listHref('/brand-scans', { brand: label })}>{label}</TextLink>
  return webAddress(label) ? <OutsideLink href={label} /> : label
}
