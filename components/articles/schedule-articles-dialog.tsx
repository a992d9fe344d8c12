'use client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { articleId, articleName } from '#components/jobs/article-status.ts'
import { OpenCheck } from '#components/jobs/open-check.tsx'
import { sourceState } from '#components/jobs/source-state.ts'
import { Button } from '#components/ui/button.tsx'
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx'
import { Field } from '#components/ui/field.tsx'
import { useNow } from '#components/ui/now.tsx'
import { onDemand } from '#components/ui/on-demand.tsx'
import { RadioGroup } from '#components/ui/radio-group.tsx'
import { Select } from '#components/ui/select.tsx'
import type { Article } from '#contract/articles.ts'
import { formatCount } from '#lib/format-number.ts'
import { formatInstant } from '#lib/format-time.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { nextSlots } from '#lib/queries/requests.ts'
import { nextMorning } from '#lib/zone-time.ts'
import { dailyTimes, freeTimes } from './spread-times.ts'

// Few schedule many articles at once.
const dateTime = onDemand(() => import('#components/ui/date-time-input.tsx').then((it) => it.DateTimeInput))

/** When each article is published: an id and an instant as ISO 8601. */
export type PublishingPlan = readonly { id: string; at: string }[]

export type ScheduleArticlesDialogProps = {
  /** What can be scheduled, in the order of the list. */
  drafts: readonly Article[]
  /** What the button says. */
  label: string
  onSchedule: (plan: PublishingPlan) => Promise<unknown>
}

/** Spreads drafts over the next free slots, or one after the other at a chosen hour; shows each time before it counts. */
export function ScheduleArticlesDialog({ drafts, label, onSchedule }: ScheduleArticlesDialogProps) {
  const [isOpen, setOpen] = useState(false)
  const suggestion = useQuery({ ...operationQuery('suggestSlots', nextSlots), enabled: isOpen })
  const [way, setWay] = useState<'free' | 'daily'>('daily')
  const [first, setFirst] = useState<string>()
  const [everyDays, setEveryDays] = useState(1)
  const now = useNow() ?? 0
  const timeZone = suggestion.data?.timezone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  const start = first ?? nextMorning(new Date(now), timeZone)
  const free = freeTimes(suggestion.data, drafts.length, now)
  const isFree = way === 'free' && free.length > 0
  const times = isFree ? free : dailyTimes(start, { count: drafts.length, everyDays, timeZone })
  const plan = drafts.flatMap((draft, at) => {
    const [id, time] = [articleId(draft), times[at]]
    return id && time ? [{ id, name: articleName(draft), check: sourceState(draft), at: time }] : []
  })
  const isPast = plan.some(({ at }) => at.getTime() <= now)
  return (
    <ConfirmDialog
      trigger={
        <Button size="sm" disabledReason={drafts.length === 0 ? 'Only drafts can be scheduled' : undefined}>
          {label}
        </Button>
      }
      open={isOpen}
      onOpenChange={setOpen}
      title={`Schedule ${formatCount(drafts.length, 'draft')}`}
      confirmLabel={`Schedule ${formatCount(plan.length, 'draft')}`}
      onConfirm={() =>
        isPast || plan.length === 0
          ? false
          : onSchedule(plan.map(({ id, at }) => ({ id, at: at.toISOString() })))
      }
    >
      {free.length > 0 && (
        <RadioGroup
          legend="Times"
          value={way}
          onChange={({ target }) => setWay(target.value === 'free' ? 'free' : 'daily')}
          options={[
            { value: 'daily', label: 'At a fixed time', hint: 'One after the other.' },
            {
              value: 'free',
              label: 'Next free slots',
              hint: `Days and times without an article. ${free.length} found.`,
            },
          ]}
        />
      )}
      {!isFree && (
        <div className="grid gap-3">
          <Field
            label={`First (${timeZone})`}
            error={
              isPast
                ? 'Choose a time in the future.'
                : plan.length === 0
                  ? 'Enter a date and time.'
                  : undefined
            }
          >
            {(control) => (
              <dateTime.Part {...control} label={`First (${timeZone})`} value={start} onChange={setFirst} />
            )}
          </Field>
          <Field label="Then">
            {(control) => (
              <Select
                {...control}
                value={String(everyDays)}
                onChange={({ target }) => setEveryDays(Number(target.value))}
                options={[
                  { value: '1', label: 'One a day' },
                  { value: '2', label: 'Every other day' },
                  { value: '7', label: 'One a week' },
                ]}
              />
            )}
          </Field>
        </div>
      )}
      <ol className="max-h-60 divide-y divide-rule overflow-y-auto">
        {plan.map(({ id, name, check, at }) => (
          <li key={id} className="flex items-baseline gap-3 py-1.5">
            <span className="min-w-0 flex-1">
              <span className="block truncate font-serif text-ink">{name}</span>
              <span className="text-xs">
                <OpenCheck state={check} />
              </span>
            </span>
            <span className="whitespace-nowrap text-xs">{formatInstant(at, timeZone)}</span>
          </li>
        ))}
      </ol>
      {plan.length < drafts.length && plan.length > 0 && (
        <p>{formatCount(drafts.length - plan.length, 'draft')} without a free slot won't change.</p>
      )}
    </ConfirmDialog>
  )
}
