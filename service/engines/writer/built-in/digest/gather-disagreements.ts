import type { EvidenceSource } from '../../writer.ts'
import { findLexicon } from '../lexicon/find-lexicon.ts'
import type { Yielder } from '../pace.ts'
import type { EvidenceTable, Sentence } from '../sentence.ts'
import { splitWords } from '../split-words.ts'
import { fold } from '../stem.ts'
import { termsOf } from '../terms-of.ts'
import { findAnswerWords } from './answer-words/find-answer-words.ts'
import { checkDisagreement } from './check-disagreement.ts'
import { type Claim, setClaimsAgainst } from './choose-claims.ts'
import { type Disagreement, type Side, sentencesOf } from './disagreement.ts'
import { findDisagreements } from './find-disagreements.ts'
import { findAmounts } from './find-frequencies.ts'
import type { PartFinder } from './find-part.ts'
import { findSamePublisher } from './find-same-publisher.ts'
import { findTableDisagreements } from './find-table-disagreements.ts'
import { createFindings, type Finding, partsOf } from './finding.ts'
import { setAnswersSideBySide } from './set-answers-side-by-side.ts'
import { setCausesSideBySide } from './set-causes-side-by-side.ts'
import { setJudgementsSideBySide } from './set-judgements-side-by-side.ts'
import { setPayersSideBySide } from './set-payers-side-by-side.ts'
import type { SourceTraits } from './source-traits.ts'
import type { Subject } from './subject.ts'

/** What may stand against each other. */
type Statements = {
  offered: readonly Finding[]
  /** Without those of sellers. */
  independent: readonly Finding[]
  /** Whose statements are compared: of sellers only where nobody else speaks. */
  heard: readonly Finding[]
  promised: readonly Claim[]
  tables: readonly EvidenceTable[]
  /** All that the sources say, listed as a finding or not. */
  sentences: readonly Sentence[]
}

/**
 * All that the sources differ on: what each answers to the question, what others found against a seller's promise, a table
 * against a sentence, and statements that exclude each other. Each sentence in one of them only.
 */
export async function gatherDisagreements(
  { offered, independent, heard, promised, tables, sentences }: Statements,
  used: readonly EvidenceSource[],
  traits: readonly SourceTraits[],
  { subject, topic, finder }: { subject: Subject; topic: string; finder: PartFinder | null },
  pace: Yielder,
): Promise<Disagreement[]> {
  const lexicon = findLexicon(subject.language)
  const check = {
    sources: used,
    isSamePublisher: findSamePublisher(used, traits),
    asked: new Set(subject.concepts.flatMap(({ word }) => termsOf(word, lexicon))),
  }
  // What a seller says of how long or how often is an answer like any other, with whose it is.
  const answered = [
    ...setAnswersSideBySide(
      [...offered, ...unlisted(sentences, offered)],
      subject,
      check.isSamePublisher,
      (source) => used[source]?.title ?? '',
    ),
    ...setPayersSideBySide(offered, subject, check.isSamePublisher, used),
    ...setCausesSideBySide(offered, subject, check.isSamePublisher),
    ...setJudgementsSideBySide(sentences, subject, check.isSamePublisher, createFindings(offered)),
  ].filter((one) => !isCaseAgainstCount(one, used) && isOnOnePart(one, finder))
  const told = new Set(answered.flatMap(({ sides }) => sides.flatMap(sentencesOf)))
  const isOpen = ({ sentences }: Finding) => !sentences.some((sentence) => told.has(sentence))
  const words = new Set(splitWords(fold(topic)))
  const offers = promised.map(({ promise }) => promise).filter(isOpen)
  // What a test measured on the very product that is promised is nearer than any other figure.
  const ofTables = findTableDisagreements([...offers, ...heard.filter(isOpen)], tables, used, words).flatMap(
    (one) => checkDisagreement(one, check) ?? [],
  )
  const tested = new Set(ofTables.flatMap(({ sides }) => sides.map(({ finding }) => finding)))
  const against = setClaimsAgainst(
    promised.filter(({ promise }) => isOpen(promise) && !tested.has(promise)),
    independent.filter(isOpen),
    subject,
  )
    .flatMap((one) => checkDisagreement(one, check) ?? [])
    // What the sources answer to the very question says all there is of how long and how often.
    .filter(({ sides }) => !(answered.length > 0 && sides.every(isOfTime)))
  const taken = new Set([...against, ...ofTables].flatMap(({ sides }) => sides.map(({ finding }) => finding)))
  const rest = heard.filter((finding) => isOpen(finding) && !taken.has(finding))
  const apart = (await findDisagreements(rest, subject, check, pace)).filter(
    (one) => !isCaseAgainstCount(one, used) && !isAmongOwn(one) && isOnOnePart(one, finder),
  )
  return [...answered, ...against, ...ofTables, ...apart]
}

/** What stands in no finding as one: a short answer under its question has hardly a word of the topic. */
function unlisted(sentences: readonly Sentence[], offered: readonly Finding[]): Finding[] {
  const listed = new Set(offered.flatMap(partsOf))
  const asFinding = createFindings(offered)
  return sentences
    .filter((sentence) => !listed.has(sentence) && !sentence.announces)
    .map((sentence) => asFinding([sentence]))
}

/** Between a company's own documents only figures can contradict: two sentences of its handbooks are no disagreement. */
function isAmongOwn({ sides }: Disagreement): boolean {
  const isOwn = ({ sentences, items }: Finding) => [...sentences, ...items.flat()].every(({ own }) => own)
  return sides.every(({ finding, figure }) => figure === null && isOwn(finding))
}

/** Between a rule on insurance and one on leaving there is nothing to differ on. */
function isOnOnePart({ sides }: Disagreement, finder: PartFinder | null): boolean {
  return finder === null || new Set(sides.map(({ finding }) => finder.partOf(finding))).size === 1
}

/** "It took us 19 weeks" is one of the cases that a count of many has in it, and contradicts nothing. */
function isCaseAgainstCount({ sides }: Disagreement, used: readonly EvidenceSource[]): boolean {
  if (!sides.every(({ figure }) => figure !== null)) return false
  return new Set(sides.map(({ finding }) => tellsOwnCase(finding, used[finding.source]))).size > 1
}

function tellsOwnCase({ isStudied }: Finding, source: EvidenceSource | undefined): boolean {
  if (source === undefined || source.own || isStudied === true) return false
  return findAnswerWords(source.language).firstPerson(source.title)
}

const time = new Set(['second', 'month'])

function isOfTime({ finding, figure }: Side): boolean {
  return (
    figure !== null &&
    finding.sentences.some(({ text, lexicon }) =>
      findAmounts(text, lexicon).some((its) => time.has(its.unit) && its.text.startsWith(figure)),
    )
  )
}
