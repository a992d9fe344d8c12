import { dateFormat, numberFormat } from './format-locale.ts'

/** A time of the calendar (`HH:MM`) as the reader writes it: `9:00`, `9:00 AM`. */
export function formatClock(time: string): string {
  const instant = new Date(`1970-01-01T${time}:00Z`)
  if (Number.isNaN(instant.getTime())) return time
  return (
    dateFormat({ hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
      .formatToParts(instant)
      // No line breaks before AM; and servers and browsers have spaces of their own there.
      .map(({ type, value }) => (type === 'literal' ? value.replace(/\s/g, '\u00a0') : value))
      .join('')
  )
}

/**
 * A typed time of day as `HH:MM`, in the reader's way of writing it or in another that is clear: `9`, `930`, `9:30`,
 * `9.30`, `9h30`, `9:30 pm`, `21:30`. Undefined where it is no time.
 */
export function parseClock(typed: string): string | undefined {
  const halves = [0, 12].map((hour) => halfOfDay(hour))
  const text = asciiDigits(typed.normalize('NFKC').toLowerCase())
  const isLate = /p\.?\s*m\.?|\d\s*p$/.test(text) || includesHalf(text, halves[1])
  const isEarly = !isLate && (/a\.?\s*m\.?|\d\s*a$/.test(text) || includesHalf(text, halves[0]))
  const [, hourText, colonMinutes, bareHour, bareMinutes] =
    /^\D*?(?:(\d{1,2})(?:\s*[:.,h時시]\s*(\d{2})?)?|(\d{1,2})(\d{2}))\D*$/.exec(text.trim()) ?? []
  const hour = Number(hourText ?? bareHour ?? Number.NaN)
  const minute = Number(colonMinutes ?? bareMinutes ?? 0)
  const isTwelve = isLate || isEarly
  if (Number.isNaN(hour) || minute > 59 || hour > (isTwelve ? 12 : 23) || (isTwelve && hour === 0)) return
  const whole = isTwelve ? (hour % 12) + (isLate ? 12 : 0) : hour
  return `${String(whole).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}

/** What the reader writes beside the hour to say which half of the day it is in; nothing with a clock of 24 hours. */
function halfOfDay(hour: number): string | undefined {
  const parts = dateFormat({ hour: 'numeric', timeZone: 'UTC' }).formatToParts(new Date(hour * 3_600_000))
  return parts
    .find(({ type }) => type === 'dayPeriod')
    ?.value.normalize('NFKC')
    .toLowerCase()
}

function includesHalf(text: string, half: string | undefined): boolean {
  return half !== undefined && text.includes(half)
}

function asciiDigits(text: string): string {
  const digits = numberFormat({ useGrouping: false }).format(9876543210).split('').reverse()
  return text.replace(/\p{Nd}/gu, (digit) => (digits.includes(digit) ? String(digits.indexOf(digit)) : digit))
}
