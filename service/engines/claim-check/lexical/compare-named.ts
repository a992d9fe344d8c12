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
  // German gives every noun a capital.
  if (language === 'de') return undefined
  const ours = namesOf(said)
  if (ours.length < 2 || ours.length > maxNames) return undefined
  for (const sentence of nearby) {
    const theirs = new Map(namesOf(sentence.read()).map((name) => [name.stem, name]))
    for (const [index, one] of ours.entries())
      for (const other of ours.slice(index + 1)) {
        const [first, second] = [theirs.get(one.stem), theirs.get(other.stem)]
        // Two names side by side are one, or stand in one list.
        if (!first || !second || one.stem === other.stem) continue
        if (isBeside(one.at, other.at) || isBeside(first.at, second.at)) continue
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

const isBeside = (one: number, other: number) => Math.abs(one - other) <= 2

function namesOf({ words }: Reading): { stem: string; at: number; end: number }[] {
  return words.flatMap(({ isCapital, isContent, stem }, at) =>
    isCapital && isContent ? [{ stem, at, end: at + 1 }] : [],
  )
}
