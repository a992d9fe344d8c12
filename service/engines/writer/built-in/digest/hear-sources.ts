import type { EvidenceSource } from '../../writer.ts'
import { type Finding, textOfFinding } from './finding.ts'
import { isTrusted } from './is-trusted.ts'
import { rateUse } from './rate-use.ts'
import { prepareText, type Subject } from './subject.ts'

/** Of what the topic names, a passage with its headings and title has so much: its source bears strongly on it. */
const minShare = 0.4
/** Below it a finding only lengthens the text. */
const minForm = 0.6
/** Longer is no single finding. */
const maxWords = 70

/**
 * For each source that bears strongly on the topic and of which nothing is told, the best that it says: by what of the
 * topic it names, of what kind it is and how much a reader can act by it.
 */
export function hearSources(
  offered: readonly Finding[],
  sources: readonly EvidenceSource[],
  heard: ReadonlySet<number>,
  subject: Subject,
): Finding[] {
  const telling = subject.concepts.filter(({ isBackground, isFrame }) => !isBackground && !isFrame)
  const asked = telling.length > 0 ? telling : subject.concepts
  if (asked.length === 0) return []
  const shareOf = (finding: Finding) => {
    const { section, source } = finding
    const title = sources[source]?.title ?? ''
    const text = [textOfFinding(finding), section.heading ?? '', section.parent ?? '', title].join('\n')
    const prepared = prepareText(text, subject.language)
    return asked.filter((concept) => concept.isIn(prepared)).length / asked.length
  }
  return [...sources.entries()].flatMap(([at, source]) => {
    if (heard.has(at) || !isTrusted(source)) return []
    const rated = offered
      .filter(({ source: of, form, words }) => of === at && form >= minForm && words <= maxWords)
      .map((finding) => ({ finding, share: shareOf(finding) }))
      .filter(({ share }) => share >= minShare)
      .map(({ finding, share }) => ({ finding, worth: share * finding.form * rateUse(finding) }))
      .sort((a, b) => b.worth - a.worth)
    return rated.slice(0, 1).map(({ finding }) => finding)
  })
}
