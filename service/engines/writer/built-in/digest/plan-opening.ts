import type { EvidenceSource } from '../../writer.ts'
import type { Phrases } from '../phrases/phrases.ts'
import type { EvidenceTable } from '../sentence.ts'
import { type AnswerRow, findAnswerRows, isOn } from './answer-rows.ts'
import { itemsAsFindings } from './answering-items.ts'
import { chooseMain, oldMainShare, oldYears, yearOf } from './choose-main.ts'
import { hasAsked } from './compose-digest.ts'
import { describeTable } from './describe-table.ts'
import type { Disagreement } from './disagreement.ts'
import type { PartFinder } from './find-part.ts'
import { type Finding, textOfFinding } from './finding.ts'
import type { GatheredFindings } from './gather-findings.ts'
import { isHeadedInShort } from './is-headed-in-short.ts'
import { isTrusted } from './is-trusted.ts'
import type { SourceNames } from './name-sources.ts'
import { isPlainAnswer } from './plain-answer.ts'
import { findQuestionType } from './question-type.ts'
import type { Asked } from './rate-answer.ts'
import { saysUsual } from './rate-generality.ts'
import { openingRater } from './rate-opening.ts'
import { readAgain } from './read-again.ts'
import { readAsked, readQuestions } from './read-asked.ts'
import { namesAlternatives } from './set-judgements-side-by-side.ts'
import { prepareText, type Subject } from './subject.ts'

const minOptions = 3
const minSpoken = 0.3
/** So many parts of a topic open the text. */
const maxOpening = 5
/** Of each of several questions so many sources answer in the opening. */
const maxPerQuestion = 2

export type Opening = {
  /** What answers best, a statement of a source. */
  main: Finding[]
  options: Finding[]
  /** The table that is told in a sentence, and speaks for its source. */
  told: EvidenceTable | undefined
  /** Which question of the topic each statement answers. */
  askedOf: ReadonlyMap<Finding, Asked>
  /** Of a topic that asks several questions what each source answers to each; `main` has all of them in order. */
  rows: AnswerRow[]
}

/** What a digest opens with: options by name, a table in a sentence, or what each of a few sources answers. */
export function planOpening(
  { chosen, passages, opposed, claims, disagreements, tables, finder }: GatheredFindings,
  used: readonly EvidenceSource[],
  subject: Subject,
  names: SourceNames,
  phrases: Phrases,
): Opening {
  const options = chosen.filter(
    ({ label, section }) => label !== null && section.parent !== null && namesAsked(section.parent, subject),
  )
  const first = readAsked(subject)
  const told = findTold({ chosen, disagreements, tables }, used, subject, phrases)
  // A topic with parts asks as many questions as it has parts; what the sources differ on answers one as well.
  if (finder !== null) {
    const apart = disagreements.flatMap(figuredOf).filter(({ source }) => !names.isSeller(source))
    const main = openParts([...chosen, ...apart], finder, subject.language)
    if (main.length > 0) return { main, options: [], told: undefined, askedOf: new Map(), rows: [] }
  }
  // Options are the answer: they are named, and need no summary.
  const questions = readQuestions(subject)
  if (options.length >= minOptions && questions.length === 1)
    return { main: [], options, told, askedOf: new Map(), rows: [] }
  // What differs may open the text, and stands with its figure beside the others.
  const differing = disagreements.flatMap((one) =>
    // Answers side by side stand for themselves.
    one.answers !== undefined
      ? []
      : firstKnown(
          figuredOf(one).filter(({ source }) => !names.isSeller(source)),
          used,
        ),
  )
  const doubted = doubtedIn(disagreements)
  const said = [...chosen, ...differing]
  const main: Finding[] = []
  const askedOf = new Map<Finding, Asked>()
  const openingOf = new Map<Subject, Finding[]>()
  const isChoice = first.type === 'worth' || namesAlternatives(subject.text)
  // Where the sources answer differently, their answers open the text side by side.
  const isSetOut = (question: Subject) => disagreements.some(({ answers }) => isOn(answers, question))
  for (const question of questions.filter((one) => !isSetOut(one))) {
    const asked = readAsked(question)
    // Each of several questions has its own answers.
    const origin = new Map(
      said.map((finding) => [
        questions.length === 1
          ? finding
          : readAgain(finding, question, subject, used[finding.source]?.title ?? ''),
        finding,
      ]),
    )
    // What answers one question already leaves the next to others.
    const offered = [...origin.keys()].filter((one) => !askedOf.has(origin.get(one) ?? one))
    const best = chooseMain(
      [...offered, ...offered.flatMap((finding) => itemsAsFindings(finding, asked))].filter(
        ({ source, isAnswer }) =>
          (source !== told?.source || (isAnswer && asked.type === 'amount')) && !doubted.has(source),
      ),
      used,
      question,
      // A dealer knows prices and causes; which to take it says with its interest.
      (at) => names.hasInterest(at) || (isChoice && names.isDealer(at)),
      (at) => subject.isOurs && used[at]?.own === true,
    ).slice(0, questions.length === 1 ? undefined : maxPerQuestion)
    for (const one of best) {
      const finding = origin.get(one) ?? one
      if (askedOf.has(finding) || (questions.length > 1 && !one.isAnswer && main.length > 0)) continue
      main.push(finding)
      openingOf.set(question, [...(openingOf.get(question) ?? []), one])
      askedOf.set(finding, asked)
    }
  }
  // Where steps or the tenant itself are asked for first, those open the text by themselves.
  if (first.type === 'how_to' || subject.isOurs) return { main, options, told, askedOf, rows: [] }
  const rows = findAnswerRows(questions, subject, {
    sources: used,
    passages: [...chosen, ...passages, ...opposed, ...claims],
    disagreements,
    opening: openingOf,
    toldBy: (question) => (told !== undefined && readAsked(question).isKindKnown ? told.source : null),
    rankOf: (at) => Number(names.hasInterest(at)) + Number(names.isSeller(at)),
  })
  if (rows.length === 0) return { main, options, told, askedOf, rows }
  const answers = rows.flatMap((row) => row.answers.map((one): [Finding, Asked] => [one, row.asked]))
  return { main: answers.map(([one]) => one), options: [], told, askedOf: new Map(answers), rows }
}

/** The table that answers in a sentence, and speaks for a source that says in no sentence what its figures come to. */
function findTold(
  { chosen, disagreements, tables }: Pick<GatheredFindings, 'chosen' | 'disagreements' | 'tables'>,
  used: readonly EvidenceSource[],
  subject: Subject,
  phrases: Phrases,
): EvidenceTable | undefined {
  const says = new Set(
    [...chosen, ...disagreements.flatMap(figuredOf)].flatMap((finding) =>
      answersItself(finding, subject) ? [finding.source] : [],
    ),
  )
  const titleOf = ({ source }: EvidenceTable) =>
    prepareText(used[source]?.title ?? '', used[source]?.language ?? subject.language)
  const first = readAsked(subject)
  const hasPlain = chosen.some((finding) => !finding.isPromise && isPlainAnswer(finding, first))
  return tables.find(
    (table) =>
      !says.has(table.source) &&
      // What its heading shortens may hold for one case only, and its sentence would not say which.
      !isHeadedInShort(table, subject, titleOf(table)) &&
      hasAsked(table, subject, used[table.source]?.title ?? '') &&
      // How often something is says nothing of why.
      findQuestionType(subject.text) !== 'why' &&
      // Prices in a table are no verdict.
      !(findQuestionType(subject.text) === 'worth' && hasPlain) &&
      describeTable(table, subject, phrases) !== '',
  )
}

/** What another source doubts stands beside the doubt, not before it. */
function doubtedIn(disagreements: readonly Disagreement[]): ReadonlySet<number> {
  return new Set(
    disagreements.flatMap((one) =>
      one.answers !== 'judgement' && figuredOf(one).length === 0
        ? one.sides.slice(0, 1).map(({ finding }) => finding.source)
        : [],
    ),
  )
}

/** For each of the first parts the best short statement on it. */
function openParts(chosen: readonly Finding[], finder: PartFinder, language: string): Finding[] {
  const rate = openingRater(finder, language)
  return finder.parts.slice(0, maxOpening).flatMap((_, part) => {
    const [best] = chosen
      .filter((finding) => finder.partOf(finding) === part && rate(finding, part) > 0)
      .sort((a, b) => rate(b, part) - rate(a, part))
    return best ?? []
  })
}

/** It says how it is on the whole, or has much of the question in its own words. */
function answersItself(finding: Finding, subject: Subject): boolean {
  const { isAnswer, isPreamble, items, coverage } = finding
  const text = textOfFinding(finding)
  if (!isAnswer || isPreamble || items.length > 0 || !/\p{N}/u.test(text)) return false
  return saysUsual(text) || (findQuestionType(subject.text) === 'whether' && coverage >= minSpoken)
}

/** The sides of a disagreement that have a figure. */
function figuredOf({ sides }: Disagreement): Finding[] {
  return sides.flatMap(({ finding, figure }) => (figure === null ? [] : [finding]))
}

/** True for a heading over options that says what is asked, so that they are the answer. */
function namesAsked(heading: string, { concepts, language }: Subject): boolean {
  const text = prepareText(heading, language)
  return concepts.some((concept) => !concept.isBackground && concept.isIn(text))
}

/** Of the sides of a disagreement, the one that may open the text: the best answer of a source that the caller named or keeps. */
function firstKnown(findings: readonly Finding[], sources: readonly EvidenceSource[]): Finding[] {
  const known = findings.filter(({ source }) => {
    const at = sources[source]
    return at !== undefined && (isTrusted(at) || at.own)
  })
  const newest = Math.max(...known.map(({ source }) => yearOf(sources[source])))
  const worth = ({ source, score, form }: Finding) =>
    score * form * (yearOf(sources[source]) + oldYears < newest ? oldMainShare : 1)
  return known.sort((a, b) => worth(b) - worth(a)).slice(0, 1)
}
