import type { SentenceChange } from '../writer.ts'
import { createFigureLookup, listFigures } from './figures.ts'
import { locatePassage } from './locate-passage.ts'
import { countWords } from './text-length.ts'

/** A patch that adds fewer words corrects something, and is no addition. */
const minAdded = 5

/**
 * The patches with which a text stays within so many words: where all together are too long, what adds to the middle of the
 * text goes first, then what corrects a figure there; among those alike the last, since an editor names the worst fault
 * first. The first patch and those of the closing section correct the answer itself, and go only where it would be far too
 * long. A text that was longer before gets no longer.
 */
export function keepWithin(
  text: string,
  patches: readonly SentenceChange[],
  { max, farTooLong }: { max: number; farTooLong: number },
): { patches: SentenceChange[]; missed: SentenceChange[] } {
  const counted = patches.map((patch) => ({ patch, words: countAdded(text, patch) }))
  const has = countWords(text)
  let over = counted.reduce((sum, { words }) => sum + words, 0) - Math.max(0, max - has)
  const spared = Math.max(0, farTooLong - Math.max(max, has))
  const refused = new Map<SentenceChange, number>()
  const weigh = createWeighing(text, patches)
  const expendable = counted.toReversed().toSorted((one, other) => weigh(one.patch) - weigh(other.patch))
  for (const { patch, words } of expendable) {
    const isOver = over > (weigh(patch) === correctsAnswer ? spared : 0)
    if (!isOver || words < minAdded) continue
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

const correctsAnswer = 2

/** 0 for what adds, 1 for what takes a figure away or changes it, 2 for the worst fault and what corrects the closing section. */
function createWeighing(text: string, patches: readonly SentenceChange[]): (patch: SentenceChange) => number {
  const closing = [...text.matchAll(/^## /gm)].at(-1)?.index ?? text.length
  return (patch) => {
    const { before, after } = patch
    const [place] = locatePassage(text, before.trim())
    if (patch === patches[0] || (place !== undefined && place.start >= closing)) return correctsAnswer
    const has = createFigureLookup(after)
    return listFigures(before).every(has) ? 0 : 1
  }
}

function countAdded(text: string, { before, after }: SentenceChange): number {
  return locatePassage(text, before.trim()).length === 1 ? countWords(after) - countWords(before) : 0
}
