import type { Claim } from '../../claim-check/claim.ts'

export type Detail = { kind: Extract<Claim['kind'], 'number' | 'date' | 'name'>; text: string }

const monthNames = new Map<string, string>()

function monthsOf(language: string): string {
  const known = monthNames.get(language)
  if (known !== undefined) return known
  const supported = Intl.DateTimeFormat.supportedLocalesOf(language === 'und' ? 'en' : language)[0] ?? 'en'
  const names = (['long', 'short'] as const).flatMap((month) =>
    ['numeric', undefined].flatMap((day) =>
      Array.from({ length: 12 }, (_, index) => {
        const parts = new Intl.DateTimeFormat(
          supported,
          day === undefined ? { month } : { month, day: 'numeric' },
        ).formatToParts(new Date(Date.UTC(2024, index, 15)))
        return parts.find(({ type }) => type === 'month')?.value.replace('.', '') ?? ''
      }),
    ),
  )
  const pattern = [...new Set(names)]
    .filter((name) => /\p{L}{2}/u.test(name))
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
    .join('|')
  monthNames.set(language, pattern || '(?!)')
  return pattern || '(?!)'
}

const datePatterns = new Map<string, RegExp>()

function datesOf(language: string): RegExp {
  const known = datePatterns.get(language)
  if (known !== undefined) return known
  const month = monthsOf(language)
  const pattern = new RegExp(
    [
      '\\d{4}-\\d{2}-\\d{2}',
      '\\d{1,2}[./]\\d{1,2}[./]\\d{2,4}',
      '\\d{4}年(?:\\d{1,2}月(?:\\d{1,2}日)?)?',
      `(?<!\\p{L})(?:\\p{Nd}{1,2}\\.?(?:\\s+(?:de|of))?\\s+)?(?:${month})(?!\\p{L})\\.?(?:\\s+\\p{Nd}{1,2}(?!\\p{Nd})(?:st|nd|rd|th)?)?(?:,?\\s+(?:de\\s+)?\\p{Nd}{4})`,
      `(?<!\\p{L})\\p{Nd}{1,2}\\.?\\s+(?:de\\s+)?(?:${month})(?!\\p{L})`,
      '(?<![\\p{Nd}.,])(?:1[89]|20)\\d{2}(?![\\p{Nd}%]|[.,]\\p{Nd})',
    ].join('|'),
    'giu',
  )
  datePatterns.set(language, pattern)
  return pattern
}

const numberPattern =
  /[$€£¥₹]?\s?[+−-]?\p{Nd}+(?!\p{M})(?:[.,'\u202f\u00a0]\p{Nd}+)*(?:\s?(?:%|‰|°C|°F|€|\$|£|¥|₹))?/gu
const namePattern =
  /(?<=[\p{L}\p{N},;:)"”’]\s)(?:\p{Lu}[\p{L}\p{M}\p{N}'’&-]*)(?:\s\p{Lu}[\p{L}\p{M}\p{N}'’&-]*)*/gu
const acronymPattern = /(?<![\p{L}\p{N}])\p{Lu}[\p{Lu}\p{N}]{1,9}(?![\p{L}\p{M}\p{N}])/gu

/** The dates, numbers and names in a sentence, each once, in that order. */
export function findDetails(text: string, language: string): Detail[] {
  const details: Detail[] = []
  const seen = new Set<string>()
  const add = (kind: Detail['kind'], raw: string) => {
    const found = raw.trim()
    if (found === '' || seen.has(found)) return
    seen.add(found)
    details.push({ kind, text: found })
  }
  for (const [date] of text.matchAll(datesOf(language))) add('date', date)
  const withoutDates = text.replace(datesOf(language), (date) => ' '.repeat(date.length))
  for (const [number] of withoutDates.matchAll(numberPattern)) add('number', number)
  for (const [name] of text.matchAll(namePattern)) {
    // German writes every noun with a capital; one alone is no name there.
    if (language === 'de' && !name.includes(' ') && !/\p{Lu}.*\p{Lu}/u.test(name)) continue
    if (name.length > 1) add('name', name)
  }
  for (const [acronym] of text.matchAll(acronymPattern)) add('name', acronym)
  return details.slice(0, 12)
}
