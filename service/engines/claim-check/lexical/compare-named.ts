import { beforeEnd, beforeStart } from './compare-changes.ts'
import type { Comparison, Finding } from './comparison.ts'
import type { Reading } from './read-text.ts'
import { hasChangedPlaces } from './swapped-values.ts'

const maxNames = 5

/** Finds two names that changed places: what goes with one of them in the source goes with the other in the sentence. */
export function compareNamed({
  said,
  language,
  nearby,
  contextOf,
  contextIn,
}: Comparison): Finding | undefined {
  const ours = namesOf(said)
  if (ours.length < 2 || ours.length > maxNames) return undefined
  for (const sentence of nearby) {
    const theirs = new Map(namesOf(sentence.read()).map((name) => [name.stem, name]))
    for (const [index, one] of ours.entries())
      for (const other of ours.slice(index + 1)) {
        const [first, second] = [theirs.get(one.stem), theirs.get(other.stem)]
        // Two names side by side are one, or stand in one list.
        if (!first || !second || one.stem === other.stem) continue
        const [ourRoles, theirRoles] = [
          [roleOf(said, one.at), roleOf(said, other.at)],
          [roleOf(sentence.read(), first.at), roleOf(sentence.read(), second.at)],
        ]
        if (ourRoles.join() === 'start,end' && theirRoles.join() === 'end,start')
          return { discrepancy: 'direction', isContradicted: true, at: sentence, text: null }
        // German gives every noun a capital.
        if (language === 'de' || isBeside(one.at, other.at) || isBeside(first.at, second.at)) continue
        const names = new Set(ours.map(({ stem }) => stem))
        const isSwap = hasChangedPlaces(
          [contextOf(one), contextOf(other)],
          [contextIn(sentence, first), contextIn(sentence, second)],
          names,
        )
        if (isSwap) return { discrepancy: 'name', isContradicted: true, at: sentence, text: null }
      }
  }
  return undefined
}

/** Where a name stands in "from Malmö to Uppsala". */
function roleOf({ words }: Reading, at: number): string {
  const before = words[at - 1]?.text ?? ''
  if (beforeStart.has(before)) return 'start'
  return beforeEnd.has(before) ? 'end' : ''
}

const isBeside = (one: number, other: number) => Math.abs(one - other) <= 2

function namesOf({ words }: Reading): { stem: string; at: number; end: number }[] {
  return words.flatMap(({ isCapital, isContent, stem }, at) =>
    isCapital && isContent ? [{ stem, at, end: at + 1 }] : [],
  )
}
