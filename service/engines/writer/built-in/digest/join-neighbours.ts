import type { Finding } from './finding.ts'
import { inReadingOrder } from './group-findings.ts'

const maxWords = 90

/** Findings that follow one another in one paragraph of a source become one, which is read as it was written. */
export function joinNeighbours(findings: readonly Finding[]): Finding[] {
  const joined: Finding[] = []
  for (const finding of [...findings].sort(inReadingOrder)) {
    const before = joined.at(-1)
    if (before !== undefined && areNeighbours(before, finding)) {
      joined[joined.length - 1] = {
        ...before,
        sentences: [...before.sentences, ...finding.sentences],
        words: before.words + finding.words,
        coverage: Math.max(before.coverage, finding.coverage),
        score: Math.max(before.score, finding.score),
        also: [...new Set([...before.also, ...finding.also])],
      }
    } else joined.push(finding)
  }
  return joined
}

function areNeighbours(one: Finding, other: Finding): boolean {
  const last = one.sentences.at(-1)
  const [first] = other.sentences
  return (
    last !== undefined &&
    first !== undefined &&
    one.section === other.section &&
    one.items.length + other.items.length === 0 &&
    one.label === other.label &&
    last.item === null &&
    first.item === null &&
    last.block === first.block &&
    last.label === first.label &&
    last.ordinal + 1 === first.ordinal &&
    one.words + other.words <= maxWords
  )
}
