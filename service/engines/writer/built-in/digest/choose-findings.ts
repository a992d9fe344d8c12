import type { EvidenceSource } from '../../writer.ts'
import type { Finding } from './finding.ts'

/** Of what a third party wrote, at most this share is quoted. */
const maxQuotedShare = 1 / 3
/** A few sentences may be quoted from the shortest page. */
const minQuotedWords = 80
/** Names, references and headings around a finding, in words. */
const overhead = 4
/** Findings far below the best only lengthen a digest. */
const minShareOfBest = 0.3
const maxFindings = 60

/**
 * The best findings that fit into so many words, no source over its share. One source does not fill the digest while
 * others have something to say: each further finding of a source counts a little less.
 */
export function chooseFindings(
  findings: readonly Finding[],
  sources: readonly EvidenceSource[],
  sourceWords: readonly number[],
  words: number,
): Finding[] {
  const chosen: Finding[] = []
  const taken = new Map<number, { words: number; count: number }>()
  const best = findings[0]?.score ?? 0
  const open = findings.filter(({ score }) => score >= best * minShareOfBest)
  let total = 0
  while (chosen.length < maxFindings) {
    let next: Finding | undefined
    let value = 0
    for (const finding of open) {
      const { words: used = 0, count = 0 } = taken.get(finding.source) ?? {}
      const room = sources[finding.source]?.own
        ? Number.POSITIVE_INFINITY
        : Math.max(minQuotedWords, (sourceWords[finding.source] ?? 0) * maxQuotedShare)
      if (finding.words + used > room || total + finding.words + overhead > words) continue
      const worth = finding.score * 0.96 ** count
      if (worth > value) {
        next = finding
        value = worth
      }
    }
    if (next === undefined) return chosen
    chosen.push(next)
    open.splice(open.indexOf(next), 1)
    const before = taken.get(next.source)
    taken.set(next.source, { words: (before?.words ?? 0) + next.words, count: (before?.count ?? 0) + 1 })
    total += next.words + overhead
  }
  return chosen
}
