import type { Measure } from './measure.ts'

/** Ends of clauses; a comma inside a number ends nothing. */
const ends = /[;；]|[,，、](?!\p{N})\s?|\s[–—]\s|[.。!?](?=\s|$)/gu

/** "Lasts 10 years and a gas tank 8": the next amount is of what stands behind the last of these. */
const joins =
  /(?:,\s)?(?<!\p{L})(?:and|while|whereas|but|und|aber|während|et|mais|y|pero|mientras|e|ed|ma|mentre|mas|enquanto)\s/giu

/** Words of a clause that says something. */
const minClause = 5

/**
 * The words of a sentence that say what one of its amounts is of: its clause, up to the amounts before and after, with
 * the clause after it where that has no amount of its own ("24% gave up, because the form was too long"). An amount in
 * brackets is of what stands before it.
 */
export function findFigureContext(text: string, measure: Measure, all: readonly Measure[]): string {
  const from = measure.at
  const to = measure.at + measure.text.length
  const others = all.filter(({ at }) => at !== from)
  const stops = [...text.matchAll(ends)].map(({ index, 0: mark }) => ({
    start: index,
    end: index + mark.length,
  }))
  const clauseStart = Math.max(0, ...stops.filter(({ end }) => end <= from).map(({ end }) => end))
  const before = Math.max(
    clauseStart,
    ...others.filter(({ at }) => at < from).map(({ at, text: its }) => at + its.length),
  )
  if (isInBrackets(text, from)) return text.slice(before, to)
  const start = before === clauseStart ? before : Math.min(startOf(text, before, from), from)
  const [following] = others.filter(({ at }) => at > from).sort((a, b) => a.at - b.at)
  const after = following === undefined ? text.length : startOf(text, to, following.at)
  const [end, next] = stops.filter(({ start }) => start >= to).map(({ start }) => start)
  // Where the amounts of one clause follow each other, each is of what comes after it.
  const clauseEnd =
    end === undefined || end >= after ? after : after < (next ?? text.length) ? end : (next ?? text.length)
  return text.slice(start === from ? before : start, clauseEnd)
}

/** Where the words of an amount begin, behind what the one before it is of. */
function startOf(text: string, from: number, at: number): number {
  const last = [...text.slice(from, at).matchAll(joins)].at(-1)
  return last === undefined || last.index === 0 ? at : from + last.index
}

/** The clause of a place in a sentence; with the one before it where the clause by itself is hardly more than a number. */
export function findClause(text: string, at: number): string {
  const stops = [...text.matchAll(ends)].filter(({ index }) => index < text.length - 1)
  const end = stops.find(({ index }) => index >= at)?.index ?? text.length
  const before = stops.filter(({ index, 0: mark }) => index + mark.length <= at)
  for (const depth of [1, 2]) {
    const stop = before.at(-depth)
    const clause = text.slice(stop === undefined ? 0 : stop.index + stop[0].length, end).trim()
    if (stop === undefined || clause.split(/\s+/u).length >= minClause) return clause.replace(/[.。।۔]$/u, '')
  }
  return text.slice(0, end).replace(/[.。।۔]$/u, '')
}

/** True for a place within round brackets. */
export function isInBrackets(text: string, at: number): boolean {
  return text.lastIndexOf('(', at) > text.lastIndexOf(')', at)
}
