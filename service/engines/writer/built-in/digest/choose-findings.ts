import type { EvidenceSource } from '../../writer.ts'
import type { EvidenceSection } from '../sentence.ts'
import type { Finding } from './finding.ts'

/** Of what a third party wrote, at most this share is quoted; of a short page half. */
const maxQuotedShare = 1 / 3
const maxShareOfShort = 1 / 2
const shortPage = 300
/** A few sentences may be quoted from the shortest page. */
const minQuotedWords = 80
/** Names, references and headings around a finding, in words. */
const overhead = 4
/** Findings far below the best only lengthen a digest. */
const minShareOfBest = 0.33
const maxFindings = 48
/** How much less each further finding of a section and of a source counts. */
const perSection = 0.6
const perSource = 0.97

/**
 * The best findings that fit into so many words, no source over its share: the best of each section before a second of
 * one, so that each source says each of its answers.
 */
export function chooseFindings(
  findings: readonly Finding[],
  sources: readonly EvidenceSource[],
  sourceWords: readonly number[],
  words: number,
): Finding[] {
  const chosen: Finding[] = []
  const used = new Map<number, { words: number; count: number }>()
  const sections = new Map<EvidenceSection | number, number>()
  const best = findings[0]?.score ?? 0
  const bestOf = new Map<number, number>()
  for (const { source, score } of findings) bestOf.set(source, Math.max(bestOf.get(source) ?? 0, score))
  const open = findings.filter(
    // A source that says little of the topic says that little.
    ({ score, source }) => score >= Math.min(best, (bestOf.get(source) ?? 0) * 1.3) * minShareOfBest,
  )
  let total = 0
  while (chosen.length < maxFindings) {
    let next: Finding | undefined
    let value = 0
    for (const finding of open) {
      const { words: taken = 0, count = 0 } = used.get(finding.source) ?? {}
      const room = sources[finding.source]?.own
        ? Number.POSITIVE_INFINITY
        : roomOf(sourceWords[finding.source] ?? 0)
      if (finding.words + taken > room || total + finding.words + overhead > words) continue
      const worth = finding.score * perSection ** (sections.get(placeOf(finding)) ?? 0) * perSource ** count
      if (worth > value) {
        next = finding
        value = worth
      }
    }
    if (next === undefined) return chosen
    chosen.push(next)
    open.splice(open.indexOf(next), 1)
    const before = used.get(next.source)
    used.set(next.source, { words: (before?.words ?? 0) + next.words, count: (before?.count ?? 0) + 1 })
    sections.set(placeOf(next), (sections.get(placeOf(next)) ?? 0) + 1)
    total += next.words + overhead
  }
  return chosen
}

/** The section; on a page without headings the paragraph. */
function placeOf({ section, sentences, items, source }: Finding): EvidenceSection | number {
  const [first] = [...sentences, ...items.flat()]
  return section.heading === null && first !== undefined ? source * 100_000 + first.block : section
}

/** How many words may be quoted of a page of so many. */
export function roomOf(pageWords: number): number {
  const ofShort = Math.min(pageWords, shortPage) * maxShareOfShort
  return Math.max(minQuotedWords, ofShort, pageWords * maxQuotedShare)
}
