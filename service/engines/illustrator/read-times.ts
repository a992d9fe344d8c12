const dayMs = 86_400_000

/**
 * Where each label stands in time, in milliseconds, if all are moments of one kind in one order: years, quarters, months or
 * days. Undefined otherwise.
 */
export function readTimes(labels: readonly string[], language: string): number[] | undefined {
  const plain = labels.map((label) => label.replace(/\[\d+(?:,\s*\d+)*\]|\*|`/g, '').trim())
  for (const read of [readYear, readQuarter, monthReader(language), readDay]) {
    const times = plain.map(read)
    if (!times.every((time) => time !== undefined && Number.isFinite(time))) continue
    const known = times.filter((time) => time !== undefined)
    const steps = known.slice(1).map((time, index) => time - (known[index] ?? 0))
    if (steps.every((step) => step > 0) || steps.every((step) => step < 0)) return known
  }
  return undefined
}

function readYear(label: string): number | undefined {
  const [, year] = /^((?:18|19|20)\d\d)$/.exec(label) ?? []
  return year === undefined ? undefined : Date.UTC(Number(year), 0)
}

function readQuarter(label: string): number | undefined {
  const found = /^(?:[QT]([1-4])[ -/]?((?:19|20)\d\d)|((?:19|20)\d\d)[ -/]?[QT]([1-4]))$/i.exec(label)
  if (!found) return undefined
  const [, before, yearAfter, yearBefore, after] = found
  return Date.UTC(Number(yearAfter ?? yearBefore), (Number(before ?? after) - 1) * 3)
}

function readDay(label: string): number | undefined {
  return /^\d{4}-\d\d-\d\d$/.test(label) ? Math.floor(Date.parse(label) / dayMs) * dayMs : undefined
}

/** `2026-03`, `March 2026` and `Mar 2026`, in the language of the table and in English. */
function monthReader(language: string): (label: string) => number | undefined {
  const months = new Map([...monthNames('en'), ...monthNames(language)])
  return (label) => {
    const [, isoYear, isoMonth] = /^((?:19|20)\d\d)-(0[1-9]|1[0-2])$/.exec(label) ?? []
    if (isoYear !== undefined) return Date.UTC(Number(isoYear), Number(isoMonth) - 1)
    const [, name = '', year] = /^(\p{L}+)\.? ((?:19|20)\d\d)$/u.exec(label) ?? []
    const month = months.get(name.toLowerCase())
    return month === undefined ? undefined : Date.UTC(Number(year), month)
  }
}

function monthNames(language: string): [string, number][] {
  try {
    return (['long', 'short'] as const).flatMap((style) => {
      const format = new Intl.DateTimeFormat(language, { month: style, timeZone: 'UTC' })
      return Array.from({ length: 12 }, (_, month): [string, number] => [
        format.format(Date.UTC(2026, month)).replace(/\.$/, '').toLowerCase(),
        month,
      ])
    })
  } catch {
    return []
  }
}
