'use client'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { classNames } from '#lib/class-names.ts'
import { formatDay } from '#lib/format-day.ts'
import { Button } from './button.tsx'
import { dayByKey, monthAfter, weeksOf } from './month-days.ts'
import { NativeButton } from './native-button.tsx'

export type MonthGridProps = {
  /** `YYYY-MM-DD`. */
  chosen: string
  onChoose: (day: string) => void
}

/** A calendar of one month to choose a day from, by pointer or by the keys of a date grid; the chosen day has the focus. */
export function MonthGrid({ chosen, onChoose }: MonthGridProps) {
  const [day, setDay] = useState(chosen)
  const moved = useRef(true)
  const current = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (moved.current && day) current.current?.focus()
    moved.current = false
  }, [day])
  const move = (event: KeyboardEvent) => {
    const next = dayByKey(day, event.key)
    if (!next) return
    event.preventDefault()
    moved.current = true
    setDay(next)
  }
  const weeks = weeksOf(day)
  const month = formatDay(day, 'month')
  return (
    <div className="grid gap-1.5">
      <div className="flex items-center justify-between">
        <Button
          variant="quiet"
          size="sm"
          square
          aria-label="Previous month"
          onClick={() => setDay(monthAfter(day, -1))}
        >
          <ChevronLeft aria-hidden />
        </Button>
        <p aria-live="polite" className="font-medium text-ink text-sm">
          {month}
        </p>
        <Button
          variant="quiet"
          size="sm"
          square
          aria-label="Next month"
          onClick={() => setDay(monthAfter(day, 1))}
        >
          <ChevronRight aria-hidden />
        </Button>
      </div>
      <table aria-label={month} className="w-full table-fixed text-center">
        <thead>
          <tr>
            {weeks[0]?.map((one) => (
              <th key={one} scope="col" className="h-6 font-normal text-2xs text-ink-faint">
                {formatDay(one, 'weekday')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((one) => (
                <td key={one}>
                  <NativeButton
                    ref={one === day ? current : undefined}
                    type="button"
                    tabIndex={one === day ? 0 : -1}
                    aria-label={formatDay(one, 'long')}
                    aria-pressed={one === chosen}
                    onKeyDown={move}
                    onClick={() => onChoose(one)}
                    className={classNames(
                      'h-8 w-full rounded-md text-sm tabular-nums hover:bg-hover max-sm:h-10',
                      one.slice(0, 7) === day.slice(0, 7) ? 'text-ink' : 'text-ink-faint',
                      one === chosen && 'bg-primary text-on-primary hover:bg-primary',
                    )}
                  >
                    {Number(one.slice(8))}
                  </NativeButton>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
