'use client'
import { type ComponentProps, type KeyboardEvent, useState } from 'react'
import { formatClock, parseClock } from '#lib/format-clock.ts'
import { Input } from './input.tsx'

export type TimeInputProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'defaultValue'> & {
  /** `HH:MM`, or empty. */
  value: string
  /** Empty while what is typed is no time. */
  onChange: (time: string) => void
}

const stepMinutes = 15
const dayMinutes = 24 * 60

/** A time of day, written and read as its reader does; the arrow keys move it by a quarter of an hour. */
export function TimeInput({ value, onChange, onBlur, onKeyDown, ...rest }: TimeInputProps) {
  const [typed, setTyped] = useState<string>()
  const tidy = () => {
    if (typed !== undefined && parseClock(typed)) setTyped(undefined)
  }
  const step = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    const way = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
    if (way === 0 || value === '') return
    event.preventDefault()
    setTyped(undefined)
    onChange(moved(value, way * stepMinutes))
  }
  return (
    <Input
      autoComplete="off"
      spellCheck={false}
      placeholder={formatClock('09:00')}
      {...rest}
      value={typed ?? (value && formatClock(value))}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(parseClock(target.value) ?? '')
      }}
      onBlur={(event) => {
        tidy()
        onBlur?.(event)
      }}
      onKeyDown={step}
    />
  )
}

function moved(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const at = (hour * 60 + minute + minutes + dayMinutes) % dayMinutes
  return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`
}
