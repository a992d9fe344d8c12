import { formatCount } from '#lib/format-number.ts'

const usualDays = [90, 365, 730, 1825, 3650]

/** How long counted days can be kept, shortest first; what is set now is among them. */
export function retentionChoices(days: number): { value: string; label: string }[] {
  return [...new Set([...usualDays, days])]
    .toSorted((a, b) => a - b)
    .map((each) => ({ value: String(each), label: retentionWords(each) }))
}

/** A number of days in words: in years where they are whole. */
export function retentionWords(days: number): string {
  return days % 365 === 0 ? formatCount(days / 365, 'year') : formatCount(days, 'day')
}
