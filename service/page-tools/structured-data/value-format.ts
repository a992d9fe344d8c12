/** How a value must be written; `example` is what a person may copy. */
export type ValueFormat =
  | 'text'
  | 'url'
  | 'date'
  | 'date_time'
  | 'duration'
  | 'number'
  | 'integer'
  | 'boolean'
  | 'currency'
  | 'time'

const checks: Record<ValueFormat, (value: string) => boolean> = {
  text: (value) => value.trim() !== '',
  // A relative address is resolved against the page.
  url: (value) =>
    value.trim() !== '' && !/\s/.test(value.trim()) && URL.canParse(value.trim(), 'https://a.example/'),
  date: isDate,
  date_time: (value) => isDate(value) && value.includes('T'),
  duration: (value) => /^P(?=\d|T\d)(\d+(\.\d+)?[YMWD])*(T(\d+(\.\d+)?[HMS])+)?$/.test(value.trim()),
  number: (value) => /^[+-]?(\d+(\.\d+)?|\.\d+)(e[+-]?\d+)?$/i.test(value.trim()),
  integer: (value) => /^\d+$/.test(value.trim()),
  boolean: (value) => /^(https?:\/\/schema\.org\/)?(true|false)$/i.test(value.trim()),
  currency: (value) => /^[A-Z]{3}$/.test(value.trim()),
  time: (value) => /^\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})?$/.test(value.trim()),
}

export const formatWords: Record<ValueFormat, { name: string; example: string }> = {
  text: { name: 'text', example: "Text that isn't empty" },
  url: { name: 'a URL', example: 'https://www.example.com/page' },
  date: { name: 'a date (ISO 8601)', example: '2026-03-01' },
  date_time: { name: 'a date with a time (ISO 8601)', example: '2026-03-01T09:00:00+01:00' },
  duration: { name: 'a duration (ISO 8601)', example: 'PT30M' },
  number: {
    name: 'a number with a decimal point and no thousands separators or currency',
    example: '19.90',
  },
  integer: { name: 'a whole number', example: '12' },
  boolean: { name: 'true or false', example: 'true' },
  currency: { name: 'a 3-letter currency code (ISO 4217)', example: 'EUR' },
  time: { name: 'a time', example: '09:00' },
}

export function isWritten(value: string, format: ValueFormat): boolean {
  return checks[format](value)
}

/** A number as people write it, such as `1.299,00 €`, as data writes it; undefined where it could mean two things. */
export function plainNumber(written: string): string | undefined {
  const digits = /^[^\d.,-]*(-?\d[\d.,\s'’]*)[^\d.,]*$/.exec(written.trim())?.[1]?.replace(/[\s'’]/g, '')
  if (!digits) return undefined
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  if (last === -1) return digits
  const decimals = digits.length - last - 1
  const mark = digits[last] ?? ''
  // Three digits after a lone mark are thousands to some and decimals to others.
  if (decimals === 3 && digits.indexOf(mark) === last && !/[.,]/.test(digits.slice(0, last))) return undefined
  const whole = digits
    .slice(0, decimals === 3 && digits.indexOf(mark) !== last ? undefined : last)
    .replace(/[.,]/g, '')
  return decimals === 3 && digits.indexOf(mark) !== last ? whole : `${whole}.${digits.slice(last + 1)}`
}

/** ISO 8601: a year, a month, a day, or a day with a time; a real day of the calendar. */
function isDate(value: string): boolean {
  const match =
    /^(\d{4})(?:-(\d{2})(?:-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s?(Z|[+-]\d{2}:?\d{2})?)?)?)?$/.exec(
      value.trim(),
    )
  if (!match) return false
  const [, year, month = '01', day = '01', hour = '00', minute = '00'] = match
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`)
  return (
    date.getUTCDate() === Number(day) &&
    date.getUTCMonth() + 1 === Number(month) &&
    Number(hour) < 25 &&
    Number(minute) < 60
  )
}
