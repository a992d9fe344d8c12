import type { EvidenceSource } from '../../writer.ts'
import { isQuestion } from '../clean-heading.ts'
import type { Sentence } from '../sentence.ts'
import { findAnswerWords } from './answer-words/find-answer-words.ts'
import { type Finding, textOfFinding } from './finding.ts'
import { isTrusted } from './is-trusted.ts'
import { prepareText, type Subject } from './subject.ts'

/** The first paragraph: so many statements, each no longer than this. */
const maxMain = 3
const maxMainWords = 70
/** What answers much worse than the best is no part of the answer. */
const minShareOfMain = 0.04
/** A figure, a reason or a judgement: a general remark is no part of the answer. */
const minMainForm = 1.4
const minMainCoverage = 0.3
const storyShare = 0.4
/** A longer statement answers less at a glance. */
const maxShortMain = 45
/** A source so many years older than the newest answers for its own time. */
const oldYears = 4
const oldMainShare = 0.6
const longMainShare = 0.8
const underQuestion = 0.9
/** What it has of the topic in its own words counts above what its headings have. */
const minMainShare = 0.4

/**
 * What each of a few sources answers: its best short statement, the tenant's own first where it is asked about, an
 * independent source before a seller. A page that only a search found opens no text beside named ones.
 */
export function chooseMain(
  chosen: readonly Finding[],
  sources: readonly EvidenceSource[],
  subject: Subject,
  isSeller: (source: number) => boolean,
  isOwnFirst: (source: number) => boolean,
): Finding[] {
  const rank = ({ source }: Finding) => Number(isSeller(source)) - 2 * Number(isOwnFirst(source))
  const newest = Math.max(...chosen.map(({ source }) => yearOf(sources[source])))
  // What stands right under the question answers it, in whichever words.
  const reach = ({ coverage, context, section: { heading } }: Finding) =>
    heading !== null && isQuestion(heading) ? Math.max(coverage, context * underQuestion) : coverage
  const worth = (finding: Finding) => {
    const {
      source,
      score,
      form,
      words,
      sentences: [first],
    } = finding
    return (
      score *
      form *
      (minMainShare + reach(finding)) *
      (words > maxShortMain ? longMainShare : 1) *
      (yearOf(sources[source]) + oldYears < newest ? oldMainShare : 1) *
      // "We on the team …" is about whoever speaks.
      (first !== undefined && !first.own && speaksOfItself(first) ? storyShare : 1)
    )
  }
  const short = chosen.filter(
    ({ label, items, isPromise, isPreamble, words, section, sentences }) =>
      label === null &&
      !isPreamble &&
      items.length === 0 &&
      !isPromise &&
      words <= maxMainWords &&
      !findAnswerWords(subject.language).limits(section.heading ?? '') &&
      sentences.every(({ text }) => !isExample(text)),
  )
  const isKnown = ({ source }: Finding) => {
    const at = sources[source]
    return at !== undefined && (isTrusted(at) || at.own)
  }
  const ofKnown = short.some(isKnown) ? short.filter(isKnown) : short
  const independent = ofKnown.filter(({ source }) => !isSeller(source))
  const first = independent.length > 0 ? independent : ofKnown
  const focal = subject.concepts.filter(({ isBackground, isFrame }) => !isBackground && !isFrame)
  // The answer has the thing in it, or stands on a page that is about nothing else.
  const isOnTopic = (finding: Finding) => {
    const text = prepareText(
      [textOfFinding(finding), finding.section.heading, sources[finding.source]?.title].join(' '),
      subject.language,
    )
    return isOwnFirst(finding.source) || focal.some((concept) => concept.isIn(text))
  }
  const known = first.some(isOnTopic) ? first.filter(isOnTopic) : first
  const answers = known.filter((finding) => finding.isAnswer || isOwnFirst(finding.source))
  const fit = (answers.length > 0 ? answers : known).sort((a, b) => rank(a) - rank(b) || worth(b) - worth(a))
  const [best] = fit
  if (best === undefined) return []
  const others = ofKnown
    .filter(
      (finding) =>
        finding.source !== best.source &&
        (reach(finding) >= minMainShare ||
          (finding.form >= minMainForm && (finding.isAnswer || reach(finding) >= minMainCoverage))),
    )
    .sort((a, b) => Number(isOnTopic(b)) - Number(isOnTopic(a)) || worth(b) - worth(a))
  const bySource = others.filter(
    ({ source }, at) => others.findIndex((other) => other.source === source) === at,
  )
  return [
    best,
    ...bySource
      .filter((finding) => worth(finding) >= worth(best) * minShareOfMain)
      .sort((a, b) => worth(b) - worth(a)),
  ]
    .slice(0, maxMain)
    .sort((a, b) => rank(a) - rank(b))
}

/** The year of a source; of one without a date as if it were new. */
function yearOf(source: EvidenceSource | undefined): number {
  return (source?.publishedAt ?? new Date()).getUTCFullYear()
}

/** "@somebody, for example, found …" */
function isExample(text: string): boolean {
  return /^@|(?<!\p{L})(?:for (?:example|instance)|zum beispiel|beispielsweise|par exemple|por ejemplo|per esempio|por exemplo)(?!\p{L})/iu.test(
    text,
  )
}

function speaksOfItself({ text, lexicon }: Sentence): boolean {
  return findAnswerWords(lexicon.language).firstPerson(text.split(/\s+/u).slice(0, 4).join(' '))
}
