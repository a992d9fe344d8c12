// English first: where a short name means two months in two languages, both are kept ("mar" is March or, in Finnish, none).
const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'ru', 'tr', 'sv', 'da', 'cs']

const longNames = new Set<string>()
const months = new Map<string, Set<number>>()

// Short names of the others are words elsewhere: "tem", July in Turkish, is "has" in Portuguese.
const withShortNames = new Set(['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'])
const ambiguous = new Set(['set', 'out'])

for (const language of languages) {
  for (const month of ['long', 'short'] as const) {
    if (month === 'short' && !withShortNames.has(language)) continue
    // With a day beside it the name is in the case that dates are written in (1 stycznia, 1 января).
    for (const day of ['numeric', undefined] as const) {
      const format = new Intl.DateTimeFormat(language, { month, day, timeZone: 'UTC' })
      for (let index = 0; index < 12; index++) {
        const part = format
          .formatToParts(new Date(Date.UTC(2024, index, 2)))
          .find(({ type }) => type === 'month')
        const name = part?.value.toLowerCase().replace(/\.$/, '') ?? ''
        if (!/^\p{L}{3,}$/u.test(name) || ambiguous.has(name)) continue
        const numbers = months.get(name) ?? new Set()
        months.set(name, numbers.add(index + 1))
        if (month === 'long' && withShortNames.has(language)) longNames.add(name)
      }
    }
  }
}
months.set('sept', new Set([9]))

/** Source of a regular expression for a month's name, long or short, in the languages most evidence comes in. */
export const monthPattern = `(?:${[...months.keys()].sort((a, b) => b.length - a.length).join('|')})(?!\\p{L})`

/** The same for the long names alone: "sept" is seven in French. */
export const longMonthPattern = `(?:${[...longNames].sort((a, b) => b.length - a.length).join('|')})(?!\\p{L})`

/** The months (1 to 12) that a name can mean. */
export function readMonth(name: string | undefined): number[] {
  return [...(months.get(name?.toLowerCase() ?? '') ?? [])]
}
