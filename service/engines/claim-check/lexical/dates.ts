import { longMonthPattern, monthPattern, readMonth } from './month-names.ts'
import { spacedLetters } from './plain-form.ts'

/** What a date says; a member that it does not say is left out. */
type DateParts = { year?: number; month?: number; day?: number; quarter?: number }

/** `readings` has two entries where day and month can be swapped (03/04/2024). */
export type FoundDate = { text: string; index: number; readings: DateParts[] }

const before = `(?<![${spacedLetters}\\p{N}.,$€£-])`
const after = `(?![${spacedLetters}\\p{N}])`
const ordinal = '(?:st|nd|rd|th|er|\\.|º|ª)?'
const of = '(?:of\\s+|de\\s+|di\\s+|del\\s+)?'

/** A month without a day or year is one only behind such a word. */
const beforeMonth =
  'in|by|until|till|since|from|before|after|of|to|every|late|early|mid|im|ab|bis|seit|anfang|mitte|ende|vor|nach|zum|en|em|a|à|de|fin|début|depuis|avant|après|desde|hasta|da|di|dal|entro|dopo|fine|metà|fino a|até|fim de|vanaf|tot|sinds|voor|begin|eind|half|medio'

const patterns: [RegExp, (groups: Record<string, string>) => DateParts[]][] = [
  [
    new RegExp(`${before}(?<y>\\d{4})[-/](?<m>\\d{1,2})[-/](?<d>\\d{1,2})(?:T[\\d:.+Z-]+)?${after}`, 'giu'),
    ({ y, m, d }) => [{ year: Number(y), month: Number(m), day: Number(d) }],
  ],
  [/(?<y>\d{4})年(?:(?<m>\d{1,2})月)?(?:(?<d>\d{1,2})日)?/gu, ({ y, m, d }) => [withoutGaps({ y, m, d })]],
  [
    new RegExp(
      `${before}(?<d>\\d{1,2})${ordinal}\\s+${of}(?<n>${monthPattern})\\.?,?\\s+(?:de\\s+|del\\s+)?(?<y>\\d{4})${after}`,
      'giu',
    ),
    ({ y, n, d }) => readMonth(n).map((month) => ({ year: Number(y), month, day: Number(d) })),
  ],
  [
    new RegExp(
      `${before}(?<n>${monthPattern})\\.?\\s+(?<d>\\d{1,2})${ordinal},?\\s+(?<y>\\d{4})${after}`,
      'giu',
    ),
    ({ y, n, d }) => readMonth(n).map((month) => ({ year: Number(y), month, day: Number(d) })),
  ],
  [
    new RegExp(
      `${before}(?<n>${monthPattern})\\.?,?\\s+(?:de\\s+|del\\s+|of\\s+)?(?<y>\\d{4})${after}`,
      'giu',
    ),
    ({ y, n }) => readMonth(n).map((month) => ({ year: Number(y), month })),
  ],
  [
    new RegExp(`${before}(?<a>\\d{1,2})[./-](?<b>\\d{1,2})[./-](?<y>\\d{4})${after}`, 'giu'),
    ({ y, a, b }) =>
      [
        { year: Number(y), month: Number(b), day: Number(a) },
        { year: Number(y), month: Number(a), day: Number(b) },
      ].filter(({ month, day }) => month <= 12 && day <= 31),
  ],
  [
    new RegExp(`${before}(?<d>\\d{1,2})${ordinal}\\s+${of}(?<n>${monthPattern})${after}`, 'giu'),
    ({ n, d }) => readMonth(n).map((month) => ({ month, day: Number(d) })),
  ],
  [
    new RegExp(
      `${before}(?<n>${monthPattern})\\.?\\s+(?<d>\\d{1,2})(?:st|nd|rd|th)?${after}(?!\\s?%|[.,]\\d)`,
      'giu',
    ),
    ({ n, d }) => readMonth(n).map((month) => ({ month, day: Number(d) })),
  ],
  [
    new RegExp(`${before}Q(?<q>[1-4])[\\s/-]+(?<y>\\d{4})${after}`, 'giu'),
    ({ q, y }) => [{ year: Number(y), quarter: Number(q) }],
  ],
  [
    new RegExp(`${before}(?<q>first|second|third|fourth) quarter (?:of )?(?<y>\\d{4})${after}`, 'giu'),
    ({ q, y }) => [{ year: Number(y), quarter: ['first', 'second', 'third', 'fourth'].indexOf(q ?? '') + 1 }],
  ],
  [
    new RegExp(
      `${before}(?<=(?:^|[\\s'’])(?:${beforeMonth})\\s)(?<n>${longMonthPattern})${after}(?!\\s\\d)`,
      'giu',
    ),
    ({ n }) =>
      n && /^(?!may|march|august)|^\p{Lu}/u.test(n) ? readMonth(n).map((month) => ({ month })) : [],
  ],
  [
    new RegExp(`${before}(?<y>(?:19|20)\\d{2})s?${after}(?![.,]\\d|\\s?[%€£¥])`, 'gu'),
    ({ y }) => [{ year: Number(y) }],
  ],
]

/** Finds dates, most telling first; a year alone is one too. Returns the text with the dates blanked out as well. */
export function findDates(text: string): { dates: FoundDate[]; rest: string } {
  const dates: FoundDate[] = []
  let rest = text
  for (const [pattern, read] of patterns) {
    rest = rest.replace(pattern, (...args: unknown[]) => {
      const groups = args.at(-1)
      const index = args.find((arg) => typeof arg === 'number')
      const whole = String(args[0])
      const readings = isGroups(groups) ? read(groups) : []
      if (readings.length === 0 || typeof index !== 'number') return whole
      dates.push({ text: whole.trim(), index, readings })
      return ' '.repeat(whole.length)
    })
  }
  return { dates: dates.sort((a, b) => a.index - b.index), rest }
}

/** True when `passage` says everything that `claim` says: "March 2024" is borne out by "3 March 2024", not the reverse. */
export function isBorneOut(claim: FoundDate, passage: FoundDate): boolean {
  return claim.readings.some((said) =>
    passage.readings.some(
      (known) =>
        (said.year === undefined || said.year === known.year) &&
        (said.month === undefined || said.month === known.month) &&
        (said.day === undefined || said.day === known.day) &&
        (said.quarter === undefined || said.quarter === quarterOf(known)),
    ),
  )
}

function quarterOf({ quarter, month }: DateParts): number | undefined {
  return quarter ?? (month === undefined ? undefined : Math.ceil(month / 3))
}

function isGroups(value: unknown): value is Record<string, string> {
  return typeof value === 'object' && value !== null
}

function withoutGaps({ y, m, d }: Record<string, string | undefined>): DateParts {
  return { ...(y && { year: Number(y) }), ...(m && { month: Number(m) }), ...(d && { day: Number(d) }) }
}
