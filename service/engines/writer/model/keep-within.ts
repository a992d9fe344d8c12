import type { SentenceChange } from '../writer.ts'
import { createFigureLookup, listFigures } from './figures.ts'
import { locatePassage } from './locate-passage.ts'
import { countWords } from './text-length.ts'

/** A patch that adds fewer words corrects something, and is no addition. */
const minAdded = 5

/**
 * The patches with which a text stays within so many words: where all together are too long, what adds to the middle of the
 * text goes first, then what corrects a figure there, and the closing section's last, since a rule that does not hold is
 * worse than a fact untold; among those alike the last, since an editor names the worst fault first. A text that was longer
 * before gets no longer.
 */
export function keepWithin(
  text: string,
  patches: readonly SentenceChange[],
  max: number,
): { patches: SentenceChange[]; missed: SentenceChange[] } {
  const counted = patches.map((patch) => ({ patch, words: countAdded(text, patch) }))
  let over = counted.reduce((sum, { words }) => sum + words, 0) - Math.max(0, max - countWords(text))
  const refused = new Map<SentenceChange, number>()
  const weigh = createWeighing(text)
  const expendable = counted.toReversed().toSorted((one, other) => weigh(one.patch) - weigh(other.patch))
  for (const { patch, words } of expendable) {
    if (over <= 0 || words < minAdded) continue
    over -= words
    refused.set(patch, words)
  }
  // A long one that went leaves room for short ones that went before it.
  for (const [patch, words] of [...refused].toReversed()) {
    if (over + words > 0) continue
    over += words
    refused.delete(patch)
  }
  const missed = patches.filter((patch) => refused.has(patch))
  return { patches: patches.filter((patch) => !refused.has(patch)), missed }
}

/** 0 for what adds, 1 for what takes a figure away or changes it, 2 for what mends the closing section. */
function createWeighing(text: string): (patch: SentenceChange) => number {
  const closing = [...text.matchAll(/^## /gm)].at(-1)?.index ?? text.length
  return ({ before, after }) => {
    const [place] = locatePassage(text, before.trim())
    if (place !== undefined && place.start >= closing) return 2
    const has = createFigureLookup(after)
    return listFigures(before).every(has) ? 0 : 1
  }
}

function countAdded(text: string, { before, after }: SentenceChange): number {
  return locatePassage(text, before.trim()).length === 1 ? countWords(after) - countWords(before) : 0
}
