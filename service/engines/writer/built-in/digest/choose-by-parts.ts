import type { EvidenceSource } from '../../writer.ts'
import type { EvidenceTable } from '../sentence.ts'
import { sourceLines } from '../source-text.ts'
import { roomOf } from './choose-findings.ts'
import type { PartFinder } from './find-part.ts'
import { type Finding, partsOf } from './finding.ts'
import { openingRater } from './rate-opening.ts'
import { rateUse } from './rate-use.ts'

/** What a part has at least to say more than once, against the best on it. */
const minShareOfBest = 0.35
const maxPerPart = 6
const maxFindings = 32
/** A finding of a source that has said nothing so far counts more. */
const unheardFactor = 1.5
/** How much less each further finding of a section and of a source counts. */
const perSection = 0.8
const perSource = 0.9
/** A finding that only its source's theme makes one on the part counts by so much more the less it says of it. */
const aboutBase = 0.4
const overhead = 4
/** Characters of a line that are looked at. */
const maxLine = 2000

/** How well a finding speaks for a part: by what it is about, of what kind it is and how much a reader can act by it. */
function worthFor(finding: Finding, part: number, finder: PartFinder): number {
  return (aboutBase + finder.shareOf(finding, part)) * finding.form * rateUse(finding)
}

/**
 * Of what is offered, findings for each part of the topic in turn, each part's best first, until there is no room; every
 * source that has something on a part is heard before another is heard twice on it.
 */
export function chooseByParts(
  offered: readonly Finding[],
  sources: readonly EvidenceSource[],
  sourceWords: readonly number[],
  words: number,
  { finder, language, quoted }: { finder: PartFinder; language: string; quoted: readonly Finding[] },
): Finding[] {
  const wordsOf = new Map<number, number>()
  for (const { source, words: said } of quoted) wordsOf.set(source, (wordsOf.get(source) ?? 0) + said)
  const byPart = Map.groupBy(offered, finder.partOf)
  const chosen: Finding[] = []
  const counts = new Map<unknown, number>()
  let total = 0
  const isFit = ({ source, words: said }: Finding) => {
    const ofSource = sources[source]?.own ? Number.POSITIVE_INFINITY : roomOf(sourceWords[source] ?? 0)
    return (wordsOf.get(source) ?? 0) + said <= ofSource && total + said + overhead <= words
  }
  const taken = new Set<Finding>()
  const take = (finding: Finding, part: number) => {
    chosen.push({ ...finding, score: worthFor(finding, part, finder) })
    taken.add(finding)
    total += finding.words + overhead
    wordsOf.set(finding.source, (wordsOf.get(finding.source) ?? 0) + finding.words)
    for (const key of [finding.source, finding.section]) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const worth = (finding: Finding, part: number) =>
    worthFor(finding, part, finder) *
    perSection ** (counts.get(finding.section) ?? 0) *
    perSource ** (counts.get(finding.source) ?? 0) *
    (counts.has(finding.source) ? 1 : unheardFactor)
  const bestOf = finder.parts.map((_, part) =>
    Math.max(0, ...(byPart.get(part) ?? []).map((finding) => worthFor(finding, part, finder))),
  )
  const rounds = Math.max(maxPerPart, Math.ceil(maxFindings / finder.parts.length))
  const opens = openingRater(finder, language)
  for (let round = 0; round < rounds; round += 1)
    for (const part of finder.parts.keys()) {
      const own = byPart.get(part) ?? []
      // What is mostly about another part speaks for this one where nothing else does.
      const pool =
        own.length > 0 ? own : round === 0 ? offered.filter((one) => finder.shareOf(one, part) > 0) : []
      const least = round === 0 ? 0 : (bestOf[part] ?? 0) * minShareOfBest
      const [best] = pool
        .filter((finding) => !taken.has(finding) && worthFor(finding, part, finder) >= least)
        .filter(isFit)
        .sort((a, b) =>
          // The first is what opens the part.
          round === 0
            ? opens(b, part) - opens(a, part) || worth(b, part) - worth(a, part)
            : worth(b, part) - worth(a, part),
        )
      if (best !== undefined) take(best, part)
    }
  return chosen
}

/** The parts of which neither a finding nor a table tells anything, and that no source names at all. */
export function untoldParts(
  told: readonly Finding[],
  tables: readonly EvidenceTable[],
  finder: PartFinder,
  sources: readonly EvidenceSource[],
): string[] {
  const lines = sources.flatMap((source) => [source.title, ...sourceLines(source)])
  const shown = tables.map(({ caption, section, header }) =>
    [caption ?? '', section.heading ?? '', section.parent ?? '', ...header].join('\n'),
  )
  return finder.parts.filter(
    (_, part) =>
      !told.some(
        (finding) =>
          finder.partOf(finding) === part ||
          partsOf(finding).some(({ text }) => finder.names(text, part)) ||
          finder.names(finding.section.heading ?? '', part),
      ) && ![...shown, ...lines].some((text) => finder.names(text.slice(0, maxLine), part)),
  )
}
