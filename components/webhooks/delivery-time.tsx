'use client'
import { useState } from 'react'
import { Filter } from '#components/ui/filters.tsx'
import { onDemand } from '#components/ui/on-demand.tsx'
import { Select } from '#components/ui/select.tsx'
import { useIsHydrated } from '#components/ui/use-is-hydrated.ts'
import type { DeliveryFilter, DeliveryRange } from '#lib/queries/deliveries.ts'

const dateTime = onDemand(() => import('#components/ui/date-time-input.tsx').then((it) => it.DateTimeInput))

const spans: readonly { value: DeliveryRange; label: string }[] = [
  { value: '1h', label: 'Last hour' },
  { value: '24h', label: 'Last 24 hours' },
  { value: '7d', label: 'Last 7 days' },
  { value: '30d', label: 'Last 30 days' },
]

const options = [{ value: '', label: 'Any time' }, ...spans, { value: 'between', label: 'Between …' }]

export type DeliveryTimeProps = { filter: DeliveryFilter; onChange: (filter: DeliveryFilter) => void }

/** From when: a span that counts back from now, or two moments on the reader's own clock. */
export function DeliveryTime({ filter, onChange }: DeliveryTimeProps) {
  const { range, since, until, ...rest } = filter
  const [isBetween, setBetween] = useState(false)
  // The server knows no wall clock of the reader; it draws the fields empty, so that they have their room from the start.
  const isHydrated = useIsHydrated()
  const hasMoments = since !== undefined || until !== undefined
  const chosen = range ?? (isBetween || hasMoments ? 'between' : '')
  const choose = (value: string) => {
    setBetween(value === 'between')
    const span = spans.find((option) => option.value === value)
    if (value !== 'between') onChange({ ...rest, ...(span && { range: span.value }) })
    else if (range) onChange(rest)
  }
  return (
    <>
      <Filter label="Time">
        {(id) => (
          <Select
            id={id}
            className="sm:w-auto sm:min-w-30 sm:max-w-40 sm:flex-1"
            value={chosen}
            options={options}
            onChange={({ target }) => choose(target.value)}
          />
        )}
      </Filter>
      {chosen === 'between' && (
        <span className="flex flex-wrap items-center gap-1.5 text-ink-faint text-xs">
          <Moment
            key={`since ${since} ${isHydrated}`}
            label="From"
            at={isHydrated ? since : undefined}
            onChange={(at) => onChange({ ...rest, since: at, until })}
          />
          to
          <Moment
            key={`until ${until} ${isHydrated}`}
            label="Before"
            at={isHydrated ? until : undefined}
            onChange={(at) => onChange({ ...rest, since, until: at })}
          />
        </span>
      )}
    </>
  )
}

type MomentProps = { label: string; at: string | undefined; onChange: (at: string | undefined) => void }

/** Told when its parts are left or Enter is pressed: each part typed would be another address. */
function Moment({ label, at, onChange }: MomentProps) {
  const shown = at ? wallClock(at) : ''
  const [value, setValue] = useState(shown)
  const tell = () => {
    const instant = new Date(value)
    if (value !== shown && !Number.isNaN(instant.getTime())) onChange(instant.toISOString())
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears what the controls in it do.
    <span
      // The room that its two parts will take: they come after the page.
      className="inline-flex min-h-10 sm:min-h-8 sm:min-w-60"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) tell()
      }}
      onKeyDown={({ key, target }) => {
        if (key === 'Enter' && target instanceof HTMLInputElement) tell()
      }}
    >
      <dateTime.Part label={label} value={value} onChange={setValue} />
    </span>
  )
}

/** An instant on the reader's wall clock, to the minute. */
function wallClock(at: string): string {
  const instant = new Date(at)
  return new Date(instant.getTime() - instant.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
