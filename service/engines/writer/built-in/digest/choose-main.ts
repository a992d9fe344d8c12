import type { EvidenceSource } from '../../writer.ts'
import { isQuestion } from '../clean-heading.ts'
import type { Sentence } from '../sentence.ts'
import { findAnswerWords } from './answer-words/find-answer-words.ts'
import { type Finding, textOfFinding } from './finding.ts'
import { isOfOtherThing } from './is-of-other-thing.ts'
import { isTrusted } from './is-trusted.ts'
import { listsAsked } from './lists-asked.ts'
import { fromPresent, isAllPast } from './past-rules.ts'
import { isAnsweringList, isPlainAnswer } from './plain-answer.ts'
import type { QuestionType } from './question-type.ts'
import { type Asked, isAnswer } from './rate-answer.ts'
import { rateGenerality } from './rate-generality.ts'
import { isIntroductory } from './rate-use.ts'
import { readAsked } from './read-asked.ts'
import { settles } from './recommends.ts'
import { saysWhen } from './says-when.ts'
import { answersItsQuestion, saysYesOrNo } from './says-yes-or-no.ts'
import { standsAlone } from './stands-alone.ts'
import { countSpoken, prepareText, type Subject } from './subject.ts'

/** The first paragraph: so many statements, each no longer than this. */
const maxMain = 4
const maxMainWords = 70
const maxListWords = 120
/** A verdict, a cause or a date before a figure that was not asked for. */
const plainShare = 3
/** Yes or no, under the very question. */
const atOnceShare = 6
/** "Neither too hard nor too soft" decides between the two that are asked about. */
const settlingShare = 2
/** What answers much worse than the best is no part of the answer. */
const minShareOfMain = 0.04
/** A figure, a reason or a judgement: a general remark is no part of the answer. */
const minMainForm = 1.4
const minMainCoverage = 0.3
const storyShare = 0.4
const itemShare = 0.6
/** An order tells a why at most beside its answer. */
const orderShare = 0.3
/** What names nothing of the question in its own words counts half. */
const unnamedShare = 0.5
/** What a page is about by its title is said already: the rest of the question is what its sentence has to answer. */
const titledShare = 0.5
/** A longer statement answers less at a glance. */
const maxShortMain = 45
/** A source so many years older than the newest answers for its own time. */
export const oldYears = 4
export const oldMainShare = 0.6
/** Prices so many years older are of another time. */
const yearsOfPrice = 2
const longMainShare = 0.8
const underQuestion = 0.9
/** What was looked at weighs more than what somebody says. */
const studiedShare = 1.5
/** Of the words of the question that the fullest statement has, an answer has so many. */
const minShareOfReach = 0.4
/** The amount that is asked for answers without its name where the page around it speaks of so much of the topic. */
const minContext = 0.1
/** Of the words of the question that the best answer has in the sentence with its price, another has so many. */
const minShareOfSpoken = 0.6
/** Of what is asked, an amount that a search found says so much itself. */
const minSaid = 0.2
/** What it has of the topic in its own words counts above what its headings have. */
const minMainShare = 0.4
/** What answers in no sentence of its own weighs so much. */
const indirect = 0.35
/** What stands under such a heading is one case. */
const exampleHeading =
  /^(?:(?:an? )?(?:worked )?example|case stud|(?:ein |rechen|praxis)?beispiel|fallbeispiel|(?:un )?exemple|(?:un )?ejemplo|caso práctico|(?:un )?esempio|(?:um )?exemplo)|例/iu
/** What holds in one case only, and what was written a year before the newest source on what changed. */
const caseShare = 0.3
const formerShare = 0.4
const datedShare = 4
/** "Up to 100% more": the most that somebody ever had, and no answer. */
const boasts =
  /(?<!\p{L})(?:up to|as much as|bis zu|jusqu[’']à|hasta(?: un)?|fino al?|até) \p{N}[\p{N}.,]* ?%|最大\p{N}+ ?%/iu
const startsCase =
  /^[^\p{L}]*(?:if|when|unless|in case|wenn|falls|sofern|bei eine[rmn]?|si|lorsque|quand|en cas d|cuando|en caso de|se|quando|qualora|in caso di|caso)(?!\p{L})|^[^、。]{2,25}(?:場合|なら)/iu
/** What begins with its answer needs nothing before it. */
const openingShare = 1.6
/** Beside a plain answer to these, a figure or an order answers something else. */
const plainTypes = new Set<QuestionType>(['worth', 'why', 'when', 'which'])
const settledTypes = new Set<QuestionType>(['worth', 'which'])
/** Beside an answer to these, what answers nothing answers something else. */
const needingAnswer = new Set<QuestionType>(['worth', 'how_to', 'why'])

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
  const asked = readAsked(subject)
  const asksAmount = asked.type === 'amount'
  const rank = ({ source }: Finding) => Number(isSeller(source)) - 2 * Number(isOwnFirst(source))
  const newest = Math.max(...chosen.map(({ source }) => yearOf(sources[source])))
  // "In most cases double panes are all you need" is a verdict on what its page is about.
  const reach = (finding: Finding) =>
    settledTypes.has(asked.type) && answersPlainly(finding, subject, asked)
      ? Math.max(reachOf(finding, asksAmount), finding.context * underQuestion)
      : reachOf(finding, asksAmount)
  const worth = (finding: Finding) => worthOf(finding, sources, subject, asked, newest)
  const short = withoutLesser(
    chosen.filter(
      (finding) => isShortStatement(finding, subject, asked) && isOfYear(sources[finding.source], subject),
    ),
    asked,
  )
  // Where only a page that was found has the amount that is asked for, it speaks as well.
  const known = short.filter(({ source }) => isKnown(sources[source]))
  const isNeeded =
    asksAmount && !known.some(({ isAnswer }) => isAnswer) && short.some(({ isAnswer }) => isAnswer)
  const ofKnown = known.length > 0 && !isNeeded ? known : short
  const independent = ofKnown.filter(({ source }) => !isSeller(source))
  const first = independent.length > 0 ? independent : ofKnown
  const focal = subject.concepts.filter(({ isBackground, isFrame }) => !isBackground && !isFrame)
  // Of a document that a search chose only what speaks of the thing itself opens the text.
  const isNamed = ({ source }: Finding) => sources[source]?.isNamed === true
  // "The most common reason was pay, with 43%" names nobody who left, on a page about leaving.
  const isReason = (finding: Finding) =>
    asked.type === 'why' &&
    finding.isAnswer &&
    finding.isStudied === true &&
    isNamed(finding) &&
    finding.context >= minMainCoverage
  // The answer has the thing in it, or stands on a page that is about nothing else.
  const isOnTopic = (finding: Finding) => {
    const text = prepareText(
      [textOfFinding(finding), finding.section.heading, sources[finding.source]?.title].join(' '),
      subject.language,
    )
    return isOwnFirst(finding.source) || isReason(finding) || focal.some((concept) => concept.isIn(text))
  }
  // What has no word of the question answers it only right under a heading that asks it.
  const speaks = (finding: Finding) =>
    reach(finding) > 0 ||
    isOwnFirst(finding.source) ||
    (asksAmount && finding.isAnswer && finding.context > minContext && isNamed(finding))
  const spoken = first.some(speaks) ? first.filter(speaks) : first
  const onTopic = spoken.some(isOnTopic) ? spoken.filter(isOnTopic) : spoken
  const farthest = Math.max(0, ...chosen.map(reach)) * minShareOfReach
  const answers = onTopic.filter(
    (finding) =>
      isOwnFirst(finding.source) ||
      ((finding.isAnswer || (plainTypes.has(asked.type) && answersPlainly(finding, subject, asked))) &&
        (asksAmount || asked.isChange === true || reach(finding) >= farthest)),
  )
  const fit = (answers.length > 0 ? answers : onTopic).sort(
    (a, b) => rank(a) - rank(b) || worth(b) - worth(a),
  )
  const [best] = fit
  if (best === undefined) return []
  // Beside an amount that answers, what has none answers something else.
  const needsAnswer = best.isAnswer && isAskedForOne(asked)
  // Beside a verdict a price on the way to one is none.
  const isPlain = plainTypes.has(asked.type) && answersPlainly(best, subject, asked)
  const spokenIn = (finding: Finding) => spokenInAnswer(finding, subject, asked)
  const others = ofKnown
    .filter(
      (finding) =>
        finding.source !== best.source &&
        speaks(finding) &&
        (isNamed(finding) || isOwnFirst(finding.source) || isNoNeighbour(finding, asksAmount, farthest)) &&
        (!needsAnswer || finding.isAnswer) &&
        (!isPlain || answersPlainly(finding, subject, asked)) &&
        // "10 euros for the delivery" is an amount of money, and of another thing.
        (!(asksAmount && asked.isCost && asked.isKindKnown) ||
          spokenIn(finding) >= spokenIn(best) * minShareOfSpoken) &&
        (asksAmount ? isOnTopic(finding) : reach(finding) >= farthest) &&
        (reach(finding) >= minMainShare ||
          (finding.form >= minMainForm && (finding.isAnswer || reach(finding) >= minMainCoverage))),
    )
    .sort((a, b) => Number(isOnTopic(b)) - Number(isOnTopic(a)) || worth(b) - worth(a))
  return inOrder([best, ...firstOfEach(others).filter((one) => worth(one) >= worth(best) * minShareOfMain)])

  function inOrder([first, ...rest]: readonly Finding[]): Finding[] {
    const kept = [...(first ? [first] : []), ...rest.sort((a, b) => worth(b) - worth(a))].slice(0, maxMain)
    const newer = newerFirst(asked, sources, newest)
    // A date is set, and not found out.
    const studied = (one: Finding) => Number(asked.type !== 'when' && hasStudied(one))
    return kept.sort((a, b) => rank(a) - rank(b) || studied(b) - studied(a) || newer(a, b))
  }
}

/** Of what changed the newest source knows most, and prices of years ago are read after those of today. */
function newerFirst(
  { isChange, isCost, type }: Asked,
  sources: readonly EvidenceSource[],
  newest: number,
): (a: Finding, b: Finding) => number {
  const ageOf = ({ source }: Finding) => newest - yearOf(sources[source])
  if (isChange) return (a, b) => ageOf(a) - ageOf(b)
  if (type !== 'amount' || !isCost) return () => 0
  return (a, b) => Math.floor(ageOf(a) / yearsOfPrice) - Math.floor(ageOf(b) / yearsOfPrice)
}

/** The first of each source. */
function firstOfEach(findings: readonly Finding[]): Finding[] {
  return findings.filter(({ source }, at) => findings.findIndex((other) => other.source === source) === at)
}

/** How much of the question the sentence has that answers it. */
function spokenInAnswer({ sentences }: Finding, subject: Subject, asked: Asked): number {
  return Math.max(
    ...sentences.map((sentence) =>
      isAnswer({ sentences: [sentence], items: [] }, asked) ? countSpoken(sentence.text, subject) : 0,
    ),
    0,
  )
}

/** Without what held once, and what a thing is or how it came to be, as long as there is anything else. */
function withoutLesser(findings: readonly Finding[], asked: Asked): Finding[] {
  // Where only the sentence on what held once answers, the rest of its finding does not.
  const present = findings.filter((finding) => {
    const rest = fromPresent(finding)
    return !isAllPast(finding) && (rest === finding || !finding.isAnswer || isAnswer(rest, asked))
  })
  const telling = present.filter((finding) => finding.isAnswer || !isIntroductory(finding))
  const [best] = [telling, present, findings].filter(({ length }) => length > 0)
  return [...(best ?? [])]
}

/** How well a finding opens the text: by what it answers, of which case, in how few words, and who says it. */
function worthOf(
  finding: Finding,
  sources: readonly EvidenceSource[],
  subject: Subject,
  asked: Asked,
  newest: number,
): number {
  const asksAmount = asked.type === 'amount'
  const {
    source,
    score,
    words,
    sentences: [first],
    isStudied,
    isAnswer,
  } = finding
  return (
    score *
    (minMainShare + reachOf(finding, asksAmount)) *
    directnessOf(finding, subject, asked) *
    (answersPlainly(finding, subject, asked) ? plainShare : 1) *
    (answersItsQuestion(first, sources[source]?.title ?? '', subject) ? atOnceShare : 1) *
    (asked.type === 'which' && settles(textOfFinding(finding)) ? settlingShare : 1) *
    rateGenerality(finding, asked, newest) *
    subjectShare(finding, subject, sources[source]?.title ?? '') *
    (asked.type === 'why' && first !== undefined && isOrder(first) ? orderShare : 1) *
    // One of several things says less of the whole.
    (first?.item === null ? 1 : itemShare) *
    (words > maxShortMain ? longMainShare : 1) *
    (isStudied && asked.type !== 'when' ? studiedShare : 1) *
    (opensCase(first, asked) || (boasts.test(textOfFinding(finding)) && isStudied !== true) ? caseShare : 1) *
    (asked.isChange && yearOf(sources[source]) < newest ? formerShare : 1) *
    // From when something is otherwise is the change itself.
    (asked.isChange && isAnswer && saysWhen(textOfFinding(finding)) ? datedShare : 1) *
    (yearOf(sources[source]) + oldYears < newest ? oldMainShare : 1) *
    // "We on the team …" is about whoever speaks; what they paid answers how much.
    (speaksOfItself(first) && !(asksAmount && isAnswer) ? storyShare : 1)
  )
}

function isOrder({ text, lexicon }: Sentence): boolean {
  return findAnswerWords(lexicon.language).advises(text)
}

/** False for what was written more than a year before the year that is asked about: it cannot know. */
function isOfYear(source: EvidenceSource | undefined, { text }: Subject): boolean {
  const asked = Math.max(
    0,
    ...[...text.matchAll(/(?<!\p{N})20\p{N}{2}(?!\p{N})/gu)].map(([said]) => Number(said)),
  )
  return yearOf(source) >= asked - 1
}

/** Where the kind of answer is known, what answers nothing is none. */
function isAskedForOne({ type, isPermission, isChange }: Asked): boolean {
  return type === 'amount' || isPermission || isChange === true || needingAnswer.has(type)
}

/** "If you have a softener": one case of many, where neither steps nor an amount are asked for. */
function opensCase(first: Sentence | undefined, asked: Asked): boolean {
  return (
    first !== undefined && asked.type !== 'how_to' && asked.type !== 'amount' && startsCase.test(first.text)
  )
}

/**
 * How much of the question the one sentence has that answers it and can be read alone, from `indirect` to 1 and that: what
 * only leads up to an answer in its words is none. 1 for a question that no one sentence answers.
 */
function directnessOf({ sentences }: Finding, subject: Subject, asked: Asked): number {
  const isAskedAtOnce =
    asked.type === 'worth' ||
    asked.type === 'when' ||
    (asked.type === 'amount' && (asked.isKindKnown || asked.isHowOften))
  const concepts = subject.concepts.filter(({ isBackground }) => !isBackground).length
  if (!isAskedAtOnce || concepts === 0) return 1
  const spoken = sentences
    .filter(
      (sentence) =>
        (standsAlone(sentence) || saysYesOrNo(sentence.text)) &&
        isAnswer({ sentences: [sentence], items: [] }, asked),
    )
    .map(({ text }) => countSpoken(text, subject) / concepts)
  const [first] = sentences
  const opens =
    first !== undefined && standsAlone(first) && isAnswer({ sentences: [first], items: [] }, asked)
  return (indirect + Math.max(0, ...spoken)) * (opens ? openingShare : 1)
}

/** How many of the words of the question a finding has, each for as much but for those of its title: what is rare among the sources is not what is asked. */
function subjectShare(finding: Finding, { concepts, language }: Subject, title: string): number {
  const asked = concepts.filter(({ isBackground }) => !isBackground)
  if (asked.length === 0) return 1
  const text = prepareText(textOfFinding(finding), language)
  const head = prepareText(title, language)
  const weigh = (ones: typeof asked) =>
    ones.reduce((sum, concept) => sum + (concept.isIn(head) ? titledShare : 1), 0)
  return unnamedShare + weigh(asked.filter((concept) => concept.isIn(text))) / weigh(asked)
}

/** Of documents that a search chose those that do not answer, or say far less of the question, are neighbours. */
function isNoNeighbour(finding: Finding, asksAmount: boolean, farthest: number): boolean {
  if (asksAmount) return finding.coverage >= minSaid
  return finding.isAnswer && reachOf(finding, asksAmount) >= farthest
}

/** How much of the question a finding answers: in its own words; right under the question in whichever. */
function reachOf(
  { coverage, context, isUnderQuestion, isAnswer, section }: Finding,
  asksAmount: boolean,
): number {
  const isUnder = isAnswer || (isUnderQuestion === true && !asksAmount)
  if (!isUnder && !(section.heading !== null && isQuestion(section.heading))) return coverage
  return Math.max(
    coverage,
    context * underQuestion,
    asksAmount && isUnder && isUnderQuestion === true ? underQuestion : 0,
  )
}

function isShortStatement(finding: Finding, subject: Subject, asked: Asked): boolean {
  const { label, items, isPromise, isPreamble, words, section, sentences } = finding
  return (
    label === null &&
    !isPreamble &&
    (items.length === 0 || isAnsweringList(finding, asked) || listsAsked(finding, subject, asked)) &&
    !isPromise &&
    words <= (items.length === 0 ? maxMainWords : maxListWords) &&
    !findAnswerWords(subject.language).limits(section.heading ?? '') &&
    !exampleHeading.test(section.heading ?? '') &&
    sentences.every(({ text }) => !isExample(text)) &&
    !sentences.slice(0, 1).some((sentence) => isOfOtherThing(sentence, subject))
  )
}

function answersPlainly(finding: Finding, subject: Subject, asked: Asked): boolean {
  return isPlainAnswer(finding, asked) || listsAsked(finding, subject, asked)
}

/** It came out of looking, and answers: what others say of it is read after it. */
function hasStudied({ isStudied, isAnswer }: Finding): boolean {
  return isStudied === true && isAnswer
}

function isKnown(source: EvidenceSource | undefined): boolean {
  return source !== undefined && (isTrusted(source) || source.own)
}

/** The year of a source; of one without a date as if it were new. */
export function yearOf(source: EvidenceSource | undefined): number {
  return (source?.publishedAt ?? new Date()).getUTCFullYear()
}

/** "@somebody, for example, found …" */
function isExample(text: string): boolean {
  return /^@|(?<!\p{L})(?:for (?:example|instance)|zum beispiel|beispielsweise|par exemple|por ejemplo|per esempio|por exemplo)(?!\p{L})/iu.test(
    text,
  )
}

function speaksOfItself(sentence: Sentence | undefined): boolean {
  if (sentence === undefined || sentence.own) return false
  const { text, lexicon } = sentence
  return findAnswerWords(lexicon.language).firstPerson(text.split(/\s+/u).slice(0, 4).join(' '))
}
