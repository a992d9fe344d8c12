import type { BrandName } from './brand-names.ts'
import { foldLetters } from './fold-letters.ts'
import { namePattern } from './name-pattern.ts'

/** The position of a name: offsets in UTF-16 units, the end exclusive. */
export type Mark = [start: number, end: number]

// A name in an address cites the brand and does not speak of it.
const links = /https?:\/\/[^\s<>"')\]]+/gu

export type FindMentions = (text: string) => Mark[]

/**
 * Finds the names of a brand in a text (NFC): whole words, whatever the case and accents, hyphenated, spaced or joined,
 * in the possessive, the plural and Slavic cases. A name that is also an ordinary word counts only where it is written
 * as a name, and one in an address does not. Marks are in order and apart.
 */
export function createFindMentions(names: readonly BrandName[]): FindMentions {
  const searches = names.map(({ text, isOrdinary }) => ({
    pattern: new RegExp(namePattern(text), 'gu'),
    isOrdinary,
  }))
  return (text) => {
    const folded = foldLetters(text).replace(links, (link) => ' '.repeat(link.length))
    const found = searches.flatMap(({ pattern, isOrdinary }) => {
      const marks = [...folded.matchAll(pattern)].map(
        (match): Mark => [match.index, match.index + match[0].length],
      )
      return isOrdinary ? marks.filter((mark) => isWrittenAsName(text, mark)) : marks
    })
    return apart(found)
  }
}

/** Overlapping marks become the longer one. */
function apart(marks: readonly Mark[]): Mark[] {
  const kept: Mark[] = []
  for (const mark of marks.toSorted((a, b) => a[0] - b[0] || b[1] - a[1])) {
    const last = kept.at(-1)
    if (!last || mark[0] >= last[1]) kept.push(mark)
  }
  return kept
}

const startsSentence = /(?:^|[.!?:]["”’)]?\s+|\n\s*(?:[-*•#>]+|\d+[.)])?\s*\**)$/u
const goesOnAsName =
  /^(?:['’]s\b|\*\*|[:,(]|\s+[–—(-]|\s+(?:is|was|has|offers|makes|provides|sells|stands|comes|wins|leads|lets|helps|gives)\b)/u

/** A capital letter within a sentence; at its start, where every word has one, only if it continues like a name. */
function isWrittenAsName(text: string, [start, end]: Mark): boolean {
  if (!/^[\p{Lu}\p{N}]/u.test(text.slice(start, end))) return false
  return (
    !startsSentence.test(text.slice(Math.max(0, start - 40), start)) || goesOnAsName.test(text.slice(end))
  )
}
