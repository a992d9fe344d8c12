import type { EvidenceSource } from '../../writer.ts'
import { isQuestion } from '../clean-heading.ts'
import { findLexicon } from '../lexicon/find-lexicon.ts'
import type { Phrases } from '../phrases/phrases.ts'
import { comparable } from '../plain-text.ts'
import { termsOf } from '../terms-of.ts'
import { bareTitle } from '../topic.ts'
import { aspectOfHeading, aspectOfText } from './aspects.ts'
import { type Finding, partsOf, textOfFinding } from './finding.ts'
import type { SourceTraits } from './source-traits.ts'
import { isHype } from './stands-alone.ts'
import type { Subject } from './subject.ts'

/** Findings under a heading or the title of a source; null for those that neither fits. */
export type FindingGroup = { heading: string | null; findings: Finding[] }

/** "Tip #4: ", "3. " before a heading that is torn from its list. */
const numbering =
  /^(?:(?:tips?|steps?|tipp|schritt|conseil|étape|consejo|paso|consiglio|passo|dica)\s*#?\s*\d{1,2}|\d{1,2})\s*[:.)]\s+/iu
const alike = 0.5
const maxHeading = 60
/** A statement shorter than this, alone in a section, is a scrap beside so many fuller sections. */
const minWords = 22
const minFull = 2
/** So few sections need no gathering. */
const fewGroups = 3

/**
 * Groups findings by their sources' own headings. Headings that mean the same become one; findings whose source has no
 * heading for them come last. `avoid` are words that the company does not want to use.
 */
export function groupFindings(
  findings: readonly Finding[],
  sources: readonly EvidenceSource[],
  traits: readonly SourceTraits[],
  subject: Subject,
  avoid: readonly string[],
  phrases: Phrases,
): FindingGroup[] {
  const lexicon = findLexicon(subject.language)
  const asked = new Set(subject.concepts.flatMap(({ word }) => termsOf(word, lexicon)))
  const keyTerms = (heading: string) => {
    const terms = [...new Set(termsOf(heading, lexicon))]
    const rest = terms.filter((term) => !asked.has(term))
    return rest.length > 0 ? rest : terms
  }
  const groups: (FindingGroup & { terms: string[]; aspect: string | null })[] = []
  for (const finding of [...findings].sort(inReadingOrder)) {
    const heading = headingOf(finding, sources, traits, avoid)
    const terms = heading === null ? [] : keyTerms(heading)
    const aspect = heading === null ? null : aspectOfHeading(heading)
    const group = groups.find((other) => {
      if (heading === null || other.heading === null) return heading === other.heading
      if (comparable(heading) === comparable(other.heading)) return true
      if (aspect !== null && aspect === other.aspect && !subject.aspects.some((asked) => asked === aspect))
        return terms.length <= 3 && other.terms.length <= 3
      return shareOf(terms, other.terms) >= alike
    })
    if (group) group.findings.push(finding)
    else groups.push({ heading, findings: [finding], terms, aspect })
  }
  return order(withoutScraps(byAspect(groups, phrases)))
}

function headingOf(
  { section, source, label }: Finding,
  sources: readonly EvidenceSource[],
  traits: readonly SourceTraits[],
  avoid: readonly string[],
): string | null {
  const own = sources[source]?.own ?? false
  // A seller's heading is a slogan or its shop's.
  if (traits[source]?.isSeller || traits[source]?.isAffiliate) return null
  const title = bareTitle(sources[source]?.title ?? '')
  // The title of a page is over all of it; as a question it says what the page answers.
  const titles = own || isQuestion(title) ? [title] : []
  const wanted =
    label === null
      ? [section.heading, section.parent, ...titles]
      : [section.parent, section.heading, ...titles]
  return (
    wanted
      .map((heading) => heading?.replace(numbering, '') ?? null)
      .find((heading) => heading !== null && isFit(heading, own, avoid)) ?? null
  )
}

/** A third party's "Our prices" would be taken for ours; promises and pointers fit nothing but their own page. */
function isFit(heading: string, own: boolean, avoid: readonly string[]): boolean {
  if (avoid.some((word) => heading.toLowerCase().includes(word.toLowerCase()))) return false
  if (/^\p{L}+\s?[:：]\s?\p{N}|[!❤]|\p{Extended_Pictographic}/u.test(heading)) return false
  if (heading.length < 3 || heading.length > maxHeading || isHype(heading)) return false
  if (
    /^\s*(?:top\s*)?\d+\s|\p{N}+\s(?:reasons|ways|tips|things|gründe|tipps|raisons|conseils|razones|consejos)/iu.test(
      heading,
    )
  )
    return false
  if (
    /(?<!\p{L})(?:this|these|that|those|dies\p{L}*|cette|ces|cet|est[aeo]s?|questo|questa|isso|esse)(?!\p{L})/iu.test(
      heading,
    )
  )
    return false
  return (
    own ||
    !/(?<!\p{L})(?:we|our|us|my|wir|uns|unsere?\p{L}*|mein\p{L}*|nous|notre|nos|mes|nosotros|nuestr[oa]s?|noi|nostr[oaie]|nós|noss[oa]s?)(?!\p{L})/iu.test(
      heading,
    )
  )
}

function shareOf(a: readonly string[], b: readonly string[]): number {
  const both = a.filter((term) => b.includes(term)).length
  return both === 0 ? 0 : both / (a.length + b.length - both)
}

/** Single statements under headings of their own are gathered by what they are about, where the language has words for it. */
function byAspect<Group extends FindingGroup>(
  groups: readonly Group[],
  { aspects }: Phrases,
): FindingGroup[] {
  if (aspects === undefined || groups.length <= fewGroups) return [...groups]
  const single = groups.filter(({ findings }) => findings.length === 1 && findings[0]?.items.length === 0)
  const gathered: FindingGroup[] = groups.filter((group) => !single.includes(group))
  for (const { findings } of single)
    for (const finding of findings) {
      const aspect = aspectOfText(textOfFinding(finding))
      const heading = aspect === null ? null : (aspects[aspect] ?? null)
      const group = gathered.find((other) => other.heading === heading)
      if (group === undefined) gathered.push({ heading, findings: [finding] })
      else group.findings.push(finding)
    }
  return gathered
}

/** One short statement without a figure or list makes no section, and beside fuller ones says nothing that is missed. */
function withoutScraps<Group extends FindingGroup>(groups: Group[]): Group[] {
  const full = groups.filter(({ findings }) => !findings.every(isScrap))
  return full.length < minFull ? groups : full
}

function isScrap(finding: Finding): boolean {
  return finding.items.length === 0 && finding.words < minWords && !/\p{N}/u.test(textOfFinding(finding))
}

/** What answers best comes first. */
function order(groups: FindingGroup[]): FindingGroup[] {
  const best = ({ findings }: FindingGroup) => Math.max(...findings.map(({ score }) => score))
  return groups.sort((a, b) => best(b) - best(a))
}

/** Source by source as they are cited, each in its own order. */
export function inReadingOrder(a: Finding, b: Finding): number {
  const [one] = partsOf(a)
  const [other] = partsOf(b)
  if (one === undefined || other === undefined) return 0
  return (
    a.source - b.source ||
    one.block - other.block ||
    (one.item ?? 0) - (other.item ?? 0) ||
    one.start - other.start
  )
}
