import type { Group } from './group.ts'
import { groupWords, mergeGroups } from './group.ts'
import type { Pace } from './pace.ts'
import type { Ranked } from './rank-sentences.ts'
import { findSectionKind } from './section-kind.ts'
import type { EvidenceSection, Sentence } from './sentence.ts'
import { termsOf } from './terms-of.ts'
import type { Topic } from './topic.ts'
import { centroid, cosine, spread } from './vectors.ts'

const SMALL_WORDS = 60
/** Shares of heading terms in common: of all terms; of the shorter heading's. */
const SAME_HEADING = 0.5
const ALIKE_HEADING = 0.33
/** Cosines of content: enough alone; enough where the headings are alike. */
const SAME_CONTENT = 0.33
const ALIKE_CONTENT = 0.14
const FEWEST_SENTENCES = 3
/** Merging looks at all pairs; beyond this many, the smallest stay alone. */
const MOST_MERGED = 240

function countShared(a: string[], b: string[]): number {
  const second = new Set(b)
  return a.filter((term) => second.has(term)).length
}

/** One group per heading of a source; small subsections go under the heading above them. */
function groupSections(ranked: Ranked, topic: Topic): Group[] {
  const bySection = new Map<EvidenceSection, Sentence[]>()
  for (const sentence of ranked.sentences) {
    if (sentence.section.heading === null) continue
    const list = bySection.get(sentence.section)
    if (list === undefined) bySection.set(sentence.section, [sentence])
    else list.push(sentence)
  }
  const byHeading = new Map<string, Group>()
  for (const [{ source, heading, parent, amongQuestions, position }, sentences] of bySection) {
    const [first] = sentences
    if (first === undefined || heading === null) continue
    const words = sentences.reduce((sum, sentence) => sum + sentence.words, 0)
    const title = parent !== null && words < SMALL_WORDS && !amongQuestions ? parent : heading
    const topicTerms = new Set(topic.terms(first.lexicon.language))
    const terms = [...new Set(termsOf(title, first.lexicon))]
    const group: Group = {
      heading: title,
      headingTerms: terms.filter((term) => !topicTerms.has(term)),
      kind: findSectionKind(title, first.lexicon),
      sentences,
      position,
      vector: centroid(sentences.map(ranked.vector)),
    }
    const key = `${source}\n${title}`
    const known = byHeading.get(key)
    byHeading.set(key, known === undefined ? group : mergeGroups(known, group, ranked))
  }
  return [...byHeading.values()]
}

function shouldMerge(a: Group, b: Group, content: number): boolean {
  const sameSource = a.sentences[0]?.source === b.sentences[0]?.source
  if (sameSource) return false
  const bare = a.headingTerms.length === 0 && b.headingTerms.length === 0
  if (bare) return a.kind === b.kind
  const shared = countShared(a.headingTerms, b.headingTerms)
  const all = a.headingTerms.length + b.headingTerms.length - shared
  const least = Math.min(a.headingTerms.length, b.headingTerms.length)
  const isLarge = Math.min(a.sentences.length, b.sentences.length) >= FEWEST_SENTENCES
  if (shared / all >= SAME_HEADING || (isLarge && content >= SAME_CONTENT)) return true
  return shared / Math.max(least, 1) >= ALIKE_HEADING && content >= ALIKE_CONTENT
}

/** Groups under the sources' own headings; headings of different sources that mean the same become one. */
export async function groupByHeadings(ranked: Ranked, topic: Topic, pace: Pace): Promise<Group[]> {
  const own = (group: Group) => Number(group.sentences[0]?.own ?? false)
  const sections = groupSections(ranked, topic).sort(
    (a, b) => own(b) - own(a) || groupWords(b) - groupWords(a),
  )
  const merged: Group[] = []
  for (const [index, section] of sections.entries()) {
    await pace()
    const dense = spread(section.vector, ranked.vectors.size)
    let best: { at: number; content: number } | undefined
    for (const [at, other] of merged.slice(0, index < MOST_MERGED ? undefined : 60).entries()) {
      const content = cosine(dense, other.vector)
      if (shouldMerge(other, section, content) && content > (best?.content ?? -1)) best = { at, content }
    }
    const into = best === undefined ? undefined : merged[best.at]
    if (best !== undefined && into !== undefined) merged[best.at] = mergeGroups(into, section, ranked)
    else merged.push(section)
  }
  return merged
}
