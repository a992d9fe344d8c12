import type { EvidenceSource } from '../../writer.ts'
import { sourceLines } from '../source-text.ts'
import { fold } from '../stem.ts'
import { askedAspects } from './aspects/find-aspects.ts'
import { type Finding, partsOf, textOfFinding } from './finding.ts'
import type { TopicParts } from './read-parts.ts'
import { type Concept, prepareText, readSubject } from './subject.ts'

/** How much the place counts in which a part of the topic is named. */
const inText = 0.6
const inHeading = 0.5
const inParent = 0.4
const inTitle = 0.8
/** Of all that the sources say of a part, what stands in one source makes that source the one on it. */
const inSource = 0.8
const minMentions = 1.2
/** A word that texts on anything have, beside others of its part. */
const frameWeight = 0.3
/** Of the words of a part, so much names it. */
const minShare = 0.5
/** A word of one root counts for less than the word. */
const looseShare = 0.6
const maxLine = 2000

export type PartFinder = {
  parts: readonly string[]
  /** The part that a finding is most about; null for none. */
  partOf(finding: Finding): number | null
  /** How much a finding is about a part, 0 for not at all. */
  shareOf(finding: Finding, part: number): number
  /** True for a text that names a part. */
  names(text: string, part: number): boolean
}

/** Tells which part of the topic a finding is about, by its words, its headings, its title and what its source is on. */
export function findParts(
  { thing, parts }: TopicParts,
  language: string,
  sources: readonly EvidenceSource[],
): PartFinder {
  const ofThing = new Set(readSubject(thing, language).concepts.map(({ word }) => word.toLowerCase()))
  const concepts = parts.map((part) => {
    const all = readSubject(part, language).concepts
    const own = all.filter(({ word }) => !ofThing.has(word.toLowerCase()))
    return own.length > 0 ? own : all
  })
  const named = (text: string, of: readonly Concept[]) => {
    const prepared = prepareText(text, language)
    const folded = fold(text)
    const weigh = (ones: readonly Concept[]) =>
      ones.reduce((sum, { isFrame, aspect }) => sum + (isFrame && aspect === null ? frameWeight : 1), 0)
    const all = weigh(of)
    const share = all === 0 ? 0 : weigh(of.filter((concept) => concept.isIn(prepared))) / all
    // "Arbeit" is near "Arbeitszeit", and less of it than the word itself.
    const isExact = of.some(
      ({ word, aspect, isIn }) => isIn(prepared) && (aspect !== null || folded.includes(fold(word))),
    )
    return share >= minShare ? share * (isExact ? 1 : looseShare) : 0
  }
  // An insurer is named where a theft is reported; what is said of insurance stands elsewhere.
  const mentions = sources.map((source) => {
    const lines = [source.title, ...sourceLines(source)].map((line) => line.slice(0, maxLine))
    return concepts.map((of) => lines.reduce((sum, line) => sum + named(line, of), 0))
  })
  const mentionsOf = (part: number) => mentions.reduce((sum, of) => sum + (of[part] ?? 0), 0)
  const shareInSource = (source: number, part: number) => {
    const here = mentions[source]?.[part] ?? 0
    return here < minMentions ? 0 : here / mentionsOf(part)
  }
  const shareOf = (finding: Finding, part: number) => {
    const of = concepts[part] ?? []
    const { section, source } = finding
    const title = sources[source]?.title ?? ''
    const direct =
      inText * named(textOfFinding(finding), of) +
      inHeading * named(section.heading ?? '', of) +
      inParent * named(section.parent ?? '', of) +
      inTitle * named(title, of)
    // What a list is on, it or its heading says: a glossary is on no part, wherever it stands.
    if (direct === 0 && finding.items.length > 0) return 0
    const ofSource = inSource * shareInSource(source, part)
    return direct === 0 && ofSource < inSource * minShare ? 0 : direct + ofSource
  }
  return {
    parts,
    shareOf,
    partOf: (finding) => {
      const mostOf = (rate: (part: number) => number) => {
        const shares = parts.map((_, part) => rate(part))
        const most = Math.max(0, ...shares)
        return most === 0 ? null : shares.indexOf(most)
      }
      const namedIn = (text: string) => mostOf((part) => named(text, concepts[part] ?? []))
      const ofHeading = finding.section.heading === null ? null : namedIn(finding.section.heading)
      if (ofHeading !== null) return ofHeading
      // What a passage is on it says first; hours alone are a time of anything.
      for (const { text } of partsOf(finding)) {
        const asked = askedAspects(text)
        const ofSentence = mostOf((part) => {
          const of = (concepts[part] ?? []).filter(({ aspect }) => aspect === null || asked.includes(aspect))
          return of.length === 0 ? 0 : named(text, of)
        })
        if (ofSentence !== null) return ofSentence
      }
      // A stranger's heading on something else is over nothing that this topic names.
      if (finding.section.heading !== null && sources[finding.source]?.own !== true) return null
      return mostOf((part) => shareOf(finding, part))
    },
    names: (text, part) => named(text, concepts[part] ?? []) > 0,
  }
}
