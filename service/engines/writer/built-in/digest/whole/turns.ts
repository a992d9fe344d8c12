import type { Sentence } from '../../sentence.ts'
import { findAnswerWords } from '../answer-words/find-answer-words.ts'
import { negates } from '../limiting-words.ts'
import { countPartWords, type Part, sentencesOf } from '../passage.ts'
import { roleOf } from '../section-role.ts'
import { leansOnPrevious, standsAlone } from '../stands-alone.ts'
import { type RatedSection, speaksIn } from './rate-sections.ts'

/** What one person says, or a question with its answer: read by itself, and never in part. */
type Turn = {
  parts: Part[]
  words: number
  worth: number
  /** What it answers. */
  needs: Turn | null
  /** Who denies it by name. */
  denied: Turn | null
  isHeard: boolean
  /** It ends by asking. */
  isQuestion: boolean
}

/** Of a turn, and what it is worth that somebody says what to do or why, how it is decided, or how it ended. */
const leastTurn = 18
const ofAdvice = 0.3
const ofRule = 0.4
const ofEnd = 0.2
/** Of all that is said, who says so much answers the others. */
const shareOfAnswerer = 0.45
const ofAnswerer = 0.5
/** What somebody else denies is worth less. */
const ofDenied = 0.4
const leastName = 4
/** Who answers the questions stands above them. */
const maxIntroduction = 30

/** True for a section in which people speak in turn, or questions are answered one by one. */
export function hasTurns({ parts }: Pick<RatedSection, 'parts'>): boolean {
  return beginsTurn(parts) !== null
}

/** What each turn begins with: whoever speaks, what somebody writes in quotation marks, or what is asked. */
function beginsTurn(parts: readonly Part[]): ((part: Part) => boolean) | null {
  const speaks = speaksIn(parts)
  if (parts.filter(speaks).length > 1) return speaks
  const letters = parts.filter(isLetter)
  if (letters.length >= minLetters && letters.some(asks)) return isLetter
  return parts.filter(asks).length > 1 ? asks : null
}

/** "“Two neighbours say every year, one says never.” Nadia", among others that are answered. */
const minLetters = 3

function isLetter(part: Part): boolean {
  if (part.kind !== 'paragraph') return false
  return (
    /^\s*["“„«»‘]/u.test(part.sentences[0]?.text ?? '') &&
    /["”“»«’]$/u.test(part.sentences.at(-1)?.text ?? '')
  )
}

function asks(part: Part): boolean {
  const [first] = part.kind === 'paragraph' ? part.sentences : []
  return first?.question === true && first.ordinal === 0
}

/** Of what is said in turn those turns that say most of the topic, each with what it answers, in their order. */
export function chooseTurns(section: RatedSection, room: number): Part[] {
  const { introduction, turns } = readTurns(section)
  const told = new Set<Turn>()
  let left = room - countPartWords(introduction)
  for (const turn of turns.filter((one) => one.isHeard).toSorted((a, b) => b.worth - a.worth)) {
    const unit = [...new Set([...unitOf(turn), ...(turn.denied === null ? [] : unitOf(turn.denied))])].filter(
      (one) => !told.has(one),
    )
    const words = unit.reduce((sum, one) => sum + one.words, 0)
    if (words > left) continue
    left -= words
    for (const one of unit) told.add(one)
  }
  const chosen = turns.filter((turn) => told.has(turn)).flatMap(({ parts }) => parts)
  return chosen.length === 0 ? [] : [...introduction, ...chosen]
}

/** An answer with its question; how the talk came to a question is not told. */
function unitOf(turn: Turn): Turn[] {
  const { needs } = turn
  if (needs === null) return [turn]
  return [...(needs.isQuestion ? [needs] : unitOf(needs)), turn]
}

function readTurns(section: RatedSection): { introduction: Part[]; turns: Turn[] } {
  const begins = beginsTurn(section.parts) ?? asks
  const isSpoken = begins !== asks && begins !== isLetter
  const groups: Part[][] = []
  let above: Part[] = []
  for (const part of section.parts) {
    const open = groups.at(-1)
    if (begins(part)) groups.push([part])
    else if (open === undefined) above.push(part)
    else open.push(part)
  }
  // More than a line above the first question are answers as well.
  if (countPartWords(above) > maxIntroduction) {
    groups.unshift(...above.map((part) => [part]))
    above = []
  }
  const turns: Turn[] = []
  for (const [at, parts] of groups.entries()) {
    const said = saidIn(parts)
    const before = turns.at(-1)
    const isOthers = (one: Turn) => speakerOf(one.parts) !== speakerOf(parts)
    const named = isSpoken
      ? turns.slice(1).findLast((one) => isOthers(one) && names(said, one.parts))
      : undefined
    // The thread itself is called by its first question.
    const isOther = isSpoken && before !== undefined && isOthers(before)
    const needs = isOther && at > 1 && goesOn(said, before) ? before : named
    const words = countPartWords(parts)
    turns.push({
      parts,
      words,
      // A reply at the end is no ending.
      worth: worthOfTurn(section, parts, at === groups.length - 1 && needs === undefined),
      needs: needs ?? null,
      denied: null,
      isQuestion: said.at(-1)?.question === true,
      isHeard: words >= leastTurn && said.at(-1)?.question === false && (needs !== undefined || opens(said)),
    })
  }
  // "Budgetbeds no, and please don't tell people that."
  const denies = (one: Turn, turn: Turn) =>
    saidIn(one.parts).some((sentence) => negates.test(sentence.text) && names([sentence], turn.parts))
  for (const [at, turn] of turns.entries())
    turn.denied = turns.slice(at + 1).find((one) => denies(one, turn)) ?? null
  for (const turn of turns) if (turn.denied !== null) turn.worth -= ofDenied
  const answerer = isSpoken ? answererOf(turns) : null
  for (const turn of turns) {
    if (answerer === null) continue
    // What answers nobody's question goes on from something said; what the others say is heard with its answer.
    const isAnswer = speakerOf(turn.parts) === answerer && (turn.needs === null || turn.needs.isQuestion)
    turn.worth += isAnswer ? ofAnswerer : -ofAnswerer
  }
  return { introduction: above, turns }
}

/** Who says nearly as much as all others, and is asked again and again: the one whose answers are wanted. */
function answererOf(turns: readonly Turn[]): string | null {
  const all = turns.reduce((sum, { words }) => sum + words, 0)
  const [first] = [...Map.groupBy(turns, ({ parts }) => speakerOf(parts))]
    .map(([speaker, own]) => ({ speaker, own, words: own.reduce((sum, { words }) => sum + words, 0) }))
    .toSorted((a, b) => b.words - a.words)
  const isAsked = (first?.own.filter(({ needs }) => needs?.isQuestion === true).length ?? 0) > 1
  return first !== undefined && isAsked && first.words >= all * shareOfAnswerer ? first.speaker : null
}

/** What is said, without the line that names who says it. */
const saidIn = (parts: readonly Part[]) => parts.flatMap(sentencesOf).filter(({ announces }) => !announces)

/** Who answers a question above, or takes up what was said, is told with it. */
function goesOn([first]: readonly Sentence[], before: Turn | undefined): boolean {
  if (first === undefined || before === undefined) return false
  if (saidIn(before.parts).at(-1)?.question === true || leansOnPrevious(first)) return true
  const said = first.text.replace(name, '')
  return takesUp.test(said) || saysYesOrNo.test(said)
}

/** "Le Bosco : Et tu vérifies ?": who goes on from what another said, behind the name. */
const name = /^[^:：]{2,40}[:：]\s*/u
const saysYesOrNo = /^(?:yes|no|ja|nein|doch|oui|non|si|sí|sì|nee|sim|não)(?!\p{L})/iu
export const takesUp =
  /^(?:and|but|because|und|aber|weil|et|mais|parce que|y|pero|porque|ma|perché|en|maar|omdat|mas)(?!\p{L})/iu

/** Whoever a line is of: "Tamsin" of "Tamsin R (5 rooms) wrote:". */
function speakerOf([line]: readonly Part[]): string {
  const [first] = line === undefined ? [] : sentencesOf(line)
  return /[\p{L}\p{N}_.-]*[\p{L}\p{N}]/u.exec(first?.text ?? '')?.[0] ?? ''
}

/** "What Tamsin says", where Tamsin spoke above. */
function names(said: readonly Sentence[], parts: readonly Part[]): boolean {
  const name = speakerOf(parts)
  if (name.length < leastName) return false
  const own = new RegExp(`(?<![\\p{L}\\p{N}_])${escapePattern(name)}(?![\\p{L}\\p{N}_])`, 'iu')
  return said.some(({ text }) => own.test(text))
}

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\-]/g, '\\$&')

/** "Above, yes" answers somebody who is not heard. */
function opens([first]: readonly Sentence[]): boolean {
  return first !== undefined && (first.question || standsAlone(first) || !first.leaning)
}

export function worthOfTurn(section: RatedSection, parts: readonly Part[], isLast: boolean): number {
  const lines = parts.flatMap(sentencesOf)
  const says = findAnswerWords(lines[0]?.lexicon.language ?? '')
  const reasons = lines.filter(({ text }) => says.causal(text) || says.advises(text) || says.obliges(text))
  const question = lines[0]?.question === true ? lines[0].text : ''
  return (
    Math.max(...parts.map((part) => section.worthOf(part))) +
    ofAdvice * Math.min(1, reasons.length / 2) +
    (roleOf(question) === 'rule' ? ofRule : 0) +
    (isLast ? ofEnd : 0)
  )
}
