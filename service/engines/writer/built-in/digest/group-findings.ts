import type { EvidenceSource } from '../../writer.ts'
import { isQuestion } from '../clean-heading.ts'
import { findLexicon } from '../lexicon/find-lexicon.ts'
import { comparable } from '../plain-text.ts'
import { splitWords } from '../split-words.ts'
import { termsOf } from '../terms-of.ts'
import { bareTitle } from '../topic.ts'
import { speaksOf } from './aspects/find-aspects.ts'
import type { PartFinder } from './find-part.ts'
import { type Finding, partsOf } from './finding.ts'
import { isLabelOnly } from './is-label-only.ts'
import { keepsItsWord } from './keeps-its-word.ts'
import { findPolarity } from './polarity.ts'
import { isIntroductory } from './rate-use.ts'
import { saysYesOrNo } from './says-yes-or-no.ts'
import { isHype } from './selling-words/is-hype.ts'
import type { SourceTraits } from './source-traits.ts'
import { startsWithPronoun } from './stands-alone.ts'
import { prepareText, type Subject } from './subject.ts'

/** Findings under a heading or the title of a source; null for those that neither fits. */
export type FindingGroup = { heading: string | null; findings: Finding[] }

/** "Tip #4: ", "3. " before a heading that is torn from its list. */
const numbering =
  /^(?:(?:tips?|steps?|tipp|schritt|conseil|étape|consejo|paso|consiglio|passo|dica)\s*#?\s*\d{1,2}|\d{1,2})\s*[:.)]\s+/iu
const alike = 0.5
const maxHeading = 60
/** One passage shorter than this makes no section: it stands with the others, its heading before it. */
const minWords = 40
/** A heading with so much of the topic says no more than the topic. */
const minOfTopic = 0.6

/** Findings under the part of the topic that each is about, in the topic's order; those on none of them are left over. */
export function groupByParts(
  findings: readonly Finding[],
  finder: PartFinder,
  avoid: readonly string[],
  subject: Subject,
): { groups: FindingGroup[]; rest: Finding[] } {
  const byPart = Map.groupBy(findings, finder.partOf)
  const groups = [...finder.parts.entries()].flatMap(([part, name]): FindingGroup[] => {
    const ones = byPart.get(part) ?? []
    const isAvoided = avoid.some((word) => name.toLowerCase().includes(word.toLowerCase()))
    const heading = name.charAt(0).toLocaleUpperCase(subject.language) + name.slice(1)
    const over = isAvoided ? null : heading
    const findingsOf = ones.map((finding) => labelled(finding, heading, subject))
    return ones.length === 0 ? [] : [{ heading: over, findings: findingsOf }]
  })
  return { groups, rest: byPart.get(null) ?? [] }
}

/**
 * Groups findings by their sources' own headings where those name what is asked; headings that mean the same become one.
 * The others stand under the question that they answer. `avoid` are words that the company does not want to use.
 */
export function groupFindings(
  findings: readonly Finding[],
  sources: readonly EvidenceSource[],
  traits: readonly SourceTraits[],
  subject: Subject,
  avoid: readonly string[],
): FindingGroup[] {
  const lexicon = findLexicon(subject.language)
  const asked = new Set(subject.concepts.flatMap(({ word }) => termsOf(word, lexicon)))
  const keyTerms = (heading: string) => {
    const terms = [...new Set(termsOf(heading, lexicon))]
    const rest = terms.filter((term) => !asked.has(term))
    return rest.length > 0 ? rest : terms
  }
  // "Storing it in the fridge" and "Storing it in the larder" differ in what is asked, however much they share.
  const areApart = (heading: string, other: string) => {
    const [here, there] = [termsOf(heading, lexicon), termsOf(other, lexicon)]
    // "Included" and "Not included" share all of their words.
    const [sense, otherSense] = [heading, other].map((one) => findPolarity(splitWords(one), lexicon.language))
    if (sense !== otherSense) return true
    const added = here.filter((term) => !there.includes(term))
    const missing = there.filter((term) => !here.includes(term))
    return added.length > 0 && missing.length > 0 && [...added, ...missing].some((term) => asked.has(term))
  }
  const groups: (FindingGroup & { terms: string[]; heading: string })[] = []
  const others: Finding[] = []
  for (const finding of [...findings].sort(inReadingOrder)) {
    const heading = headingOf(finding, sources, traits, avoid)
    const own = sources[finding.source]?.own === true
    const isTopic =
      heading !== null &&
      isQuestion(heading) &&
      termsOf(heading, lexicon).every((term) => asked.has(term)) &&
      new Set(termsOf(heading, lexicon)).size >= asked.size * minOfTopic
    // Under a title that names the topic, "Noise" is the noise of what is asked about.
    const isOwnTopic = own && (subject.isOurs || tellsTopic(sources[finding.source]?.title ?? '', subject))
    const isTelling = isOwnTopic || finding.label !== null || tellsTopic(heading ?? '', subject)
    if (
      heading === null ||
      isTopic ||
      !isTelling ||
      (!own && finding.label === null && !keepsItsWord(heading, finding, subject.text, subject.language))
    ) {
      others.push(finding)
      continue
    }
    const terms = keyTerms(heading)
    const group = groups.find(
      (other) =>
        comparable(heading) === comparable(other.heading) ||
        (shareOf(terms, other.terms) >= alike && !areApart(heading, other.heading)),
    )
    if (group) group.findings.push(finding)
    else groups.push({ heading, findings: [finding], terms })
  }
  const isOwn = ({ findings: [first] }: FindingGroup) =>
    first !== undefined && sources[first.source]?.own === true
  const headed = groups.sort(
    (a, b) =>
      Number(isOwn(b)) - Number(isOwn(a)) ||
      // What can be acted by is read before what a thing is and how it came to be.
      Number(a.findings.every(isIntroductory)) - Number(b.findings.every(isIntroductory)) ||
      bestOf(b.findings) - bestOf(a.findings),
  )
  // A short statement alone under its source's heading is read with the others.
  const scraps = headed.filter((group) => !isOwn(group) && isScrap(group.findings))
  const kept = headed.filter((group) => !scraps.includes(group))
  const rest = [...others, ...scraps.flatMap((group) => group.findings)]
  const further = rest.length === 0 ? [] : [{ heading: null, findings: rest }]
  const own = kept.filter(isOwn)
  const theirs = kept.filter((group) => !isOwn(group))
  return [...own, ...theirs, ...further].map((group) => ({
    ...group,
    findings: group.findings.map((finding) => labelled(finding, group.heading, subject)),
  }))
}

/** A passage under another heading than its source's own has that before it, so that it says what it is on. */
export function labelled(finding: Finding, above: string | null, { text, language }: Subject): Finding {
  const heading = finding.section.heading?.replace(numbering, '') ?? null
  if (
    finding.label !== null ||
    heading === null ||
    heading.length > maxHeading ||
    isHype(heading) ||
    isLabelOnly(heading)
  )
    return finding
  const lexicon = findLexicon(language)
  const said = new Set(termsOf(`${above ?? ''} ${text}`, lexicon))
  const [first] = finding.sentences
  // "No, not on every one" and "It is" are read under what they answer.
  const leans = first !== undefined && (saysYesOrNo(first.text) || startsWithPronoun(first))
  const isSaid = !(leans && above !== heading) && termsOf(heading, lexicon).every((term) => said.has(term))
  return isSaid ? finding : { ...finding, label: begun(heading) }
}

const bestOf = (findings: readonly Finding[]) => Math.max(0, ...findings.map(({ score }) => score))

/** True for a heading that names what is asked, so that it tells a reader of the digest what stands below it. */
function tellsTopic(heading: string, { concepts, aspects, language }: Subject): boolean {
  const text = prepareText(heading, language)
  return (
    aspects.some((aspect) => speaksOf(aspect, heading)) ||
    concepts.some((concept) => !concept.isBackground && concept.isIn(text))
  )
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
  // The title of a stranger's page is over all of it, and among its sources already.
  const titles = own ? [bareTitle(sources[source]?.title ?? '')] : []
  const wanted =
    label === null
      ? [section.heading, section.parent, ...titles]
      : [section.parent, section.heading, ...titles]
  return (
    wanted
      .map((heading) => (heading === null ? null : begun(heading.replace(numbering, ''))))
      .find((heading) => heading !== null && isFit(heading, own, avoid)) ?? null
  )
}

/** What is cut from a title begins like a heading. */
function begun(heading: string): string {
  return heading.charAt(0).toLocaleUpperCase() + heading.slice(1)
}

/** Groups under one heading become one, where the first of them stands. */
export function mergeGroups(groups: readonly FindingGroup[]): FindingGroup[] {
  const byHeading = Map.groupBy(groups, (group) =>
    group.heading === null ? group : comparable(group.heading),
  )
  return [...byHeading.values()].map((same) => ({
    heading: same[0]?.heading ?? null,
    findings: same.flatMap(({ findings }) => findings),
  }))
}

/** A third party's "Our prices" would be taken for ours; promises and pointers fit nothing but their own page. */
function isFit(heading: string, own: boolean, avoid: readonly string[]): boolean {
  if (avoid.some((word) => heading.toLowerCase().includes(word.toLowerCase()))) return false
  if (/^\p{L}+\s?[:：]\s?\p{N}|[!❤]|\p{Extended_Pictographic}/u.test(heading)) return false
  if (heading.length < 3 || heading.length > maxHeading || isHype(heading) || isLabelOnly(heading))
    return false
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

function isScrap(findings: readonly Finding[]): boolean {
  const words = findings.reduce((sum, finding) => sum + finding.words, 0)
  return findings.length < 2 && findings.every(({ items }) => items.length === 0) && words < minWords
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
