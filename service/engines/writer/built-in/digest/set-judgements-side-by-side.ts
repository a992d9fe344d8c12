import type { Sentence } from '../sentence.ts'
import { findAnswerWords } from './answer-words/find-answer-words.ts'
import { excludeEachOther, isOver } from './are-of-one-thing.ts'
import { deniesPrevious } from './denies-previous.ts'
import type { Disagreement } from './disagreement.ts'
import type { Finding } from './finding.ts'
import { findJudgements, findTakenUp, type Sense } from './judgement-words/find-judgements.ts'
import { findQuestionType, type QuestionType } from './question-type.ts'
import { standsAlone } from './stands-alone.ts'
import { prepareText, type Subject } from './subject.ts'

const maxSides = 4
const maxSets = 2
const maxWords = 45
/** "Essig" in "Essigessenz": a shorter word would begin anything. */
const minStart = 5
const compounding = new Set(['de', 'nl', 'sv', 'da', 'no', 'fi'])
/** What these ask is answered by a judgement on the very thing of the topic. */
const judging = new Set<QuestionType>(['worth', 'whether', 'which'])

type Thing = ReadonlySet<string>
type Judgement = { finding: Finding; told: Sentence; sense: Sense; thing: Thing; rank: number }

/**
 * Where one publisher speaks for a thing ("vinegar is harmless") and another against it ("avoid vinegar"): their sentences
 * side by side. A publisher that says both is heard as a third.
 */
export function setJudgementsSideBySide(
  sentences: readonly Sentence[],
  subject: Subject,
  isSamePublisher: (one: number, other: number) => boolean,
  asFinding: (sentences: Sentence[]) => Finding,
): Disagreement[] {
  const judged = sentences.flatMap((sentence) => readJudgements(sentence, asFinding))
  const isOpen = opener(subject)
  const groups = judged
    .filter(({ thing }) => isOpen(thing))
    .map((first) => judged.filter(({ thing }) => areSame(thing, first.thing, subject.language)))
    .map((ones) => sidesOf(ones, isSamePublisher, asFinding))
    .filter((sides) => sides.length > 1)
    .sort((a, b) => b.length - a.length || rankOf(b) - rankOf(a))
  // "He warns of vinegar and citric acid" is one side of two such sets, which are told as one.
  const sets: Judgement[][] = []
  for (const sides of groups) {
    const isTold = ({ told }: Judgement, set: readonly Judgement[]) => set.some((one) => one.told === told)
    const before = sets.find((set) => sides.some((side) => isTold(side, set)))
    if (before === undefined) sets.push([...sides])
    else before.push(...sides.filter((side) => !isTold(side, before)))
  }
  const isOfTopic = ofTopic(subject)
  return sets.slice(0, maxSets).map((sides) => ({
    sides: sides
      .slice(0, maxSides)
      .sort((a, b) => Number(a.sense !== sides[0]?.sense) - Number(b.sense !== sides[0]?.sense))
      .map(({ finding }) => ({ finding, figure: null })),
    likeness: 1,
    rows: [],
    answers: 'judgement',
    isOpening: isJudged(subject) && sides.some(({ thing }) => isOfTopic(thing)),
  }))
}

const rankOf = (sides: readonly Judgement[]) => sides.reduce((sum, { rank }) => sum + rank, 0)

/** Of each publisher its best sentence; only where one is for the thing and another against it. */
function sidesOf(
  ones: readonly Judgement[],
  isSamePublisher: (one: number, other: number) => boolean,
  asFinding: (sentences: Sentence[]) => Finding,
): Judgement[] {
  const best = ones.toSorted((a, b) => b.rank - a.rank)
  const bySource = best.filter(
    ({ finding }, at) =>
      !best.slice(0, at).some((before) => isSamePublisher(before.finding.source, finding.source)),
  )
  const isBoth = ({ finding, sense }: Judgement) =>
    ones.some((other) => other.sense !== sense && isSamePublisher(other.finding.source, finding.source))
  // "Harmless in the one, and not advised in the other", told whole.
  const whole = (one: Judgement) => {
    const next = ones.find(
      ({ told, sense, finding }) =>
        sense !== one.sense &&
        finding.source === one.finding.source &&
        told.block === one.told.block &&
        Math.abs(told.ordinal - one.told.ordinal) === 1,
    )
    const sentences = [...new Set([...one.finding.sentences, ...(next?.finding.sentences ?? [])])]
    return { ...one, finding: asFinding(sentences.sort((a, b) => a.ordinal - b.ordinal)) }
  }
  const plain = bySource.filter((one) => !isBoth(one))
  const [first] = plain
  const rival = plain.find(
    (one) =>
      first !== undefined &&
      one.sense !== first.sense &&
      !excludeEachOther(
        { text: one.told.text, language: one.told.lexicon.language },
        { text: first.told.text, language: first.told.lexicon.language },
      ),
  )
  if (first === undefined || rival === undefined) return []
  const rest = bySource
    .filter((one) => one !== first && one !== rival)
    .map((one) => (isBoth(one) ? whole(one) : one))
  return [first, rival, ...rest]
}

/** True for a thing that may be judged: not what the whole topic is about, unless a judgement on it is asked for. */
function opener(subject: Subject): (thing: Thing) => boolean {
  const isOfTopic = ofTopic(subject)
  return (thing) => isJudged(subject) || !isOfTopic(thing)
}

/** Whether something is worth it, or which of two is better, is asked. */
function isJudged({ text }: Subject): boolean {
  const type = findQuestionType(text)
  return judging.has(type) || namesAlternatives(text)
}

/** True for a thing that the topic names. */
function ofTopic({ concepts, language }: Subject): (thing: Thing) => boolean {
  const named = concepts.filter(({ isFrame, isBackground, isNamed }) => isNamed && !isFrame && !isBackground)
  return (thing) => {
    const said = prepareText([...thing].join(' '), language)
    return named.some((concept) => concept.isIn(said))
  }
}

const alternatives = /(?<!\p{L})(?:or|oder|ou|o|oppure|vs|versus)(?!\p{L})|それとも|または|どちら/iu

/** True for a topic that asks which of two: "vinegar or citric acid?" Of two amounts it asks how much. */
export function namesAlternatives(topic: string): boolean {
  return findQuestionType(topic) !== 'amount' && alternatives.test(topic)
}

/** What a sentence says for or against a thing; with the one before it where that names the thing. */
function readJudgements(sentence: Sentence, asFinding: (sentences: Sentence[]) => Finding): Judgement[] {
  const { text, lexicon, question, announces, words, own } = sentence
  if (question || announces || own || words > maxWords) return []
  const says = findAnswerWords(lexicon.language)
  if (says.disputes(text) || says.wonders(text) || isOver({ text, language: lexicon.language })) return []
  const [before, after] = neighboursOf(sentence)
  // What the next sentence takes back is no judgement of its page.
  if (after !== undefined && deniesPrevious(after)) return []
  return findJudgements(text, lexicon).flatMap(({ sense, things, takesUp }) => {
    const isTold = things.length > 0 && !takesUp
    const ofBefore = isTold || before === undefined ? [] : findTakenUp(before.text, lexicon)
    const all = isTold ? things : ofBefore
    const told = ofBefore.length > 0 && before !== undefined ? [before, sentence] : [sentence]
    const isAlone = told[0] !== undefined && standsAlone(told[0])
    const rank = (isAlone ? 2 : 0) + (isTold ? 1 : 0) - words / 100
    return all.map((thing) => ({ finding: asFinding(told), told: sentence, sense, thing, rank }))
  })
}

function neighboursOf(sentence: Sentence): [Sentence | undefined, Sentence | undefined] {
  const { sentences } = sentence.section
  const at = sentences.indexOf(sentence)
  const isNext = (one: Sentence | undefined, gap: number) =>
    one?.block === sentence.block && one.item === sentence.item && one.ordinal === sentence.ordinal + gap
  const [before, after] = [sentences[at - 1], sentences[at + 1]]
  return [isNext(before, -1) ? before : undefined, isNext(after, 1) ? after : undefined]
}

/** "Vinegar" and "white vinegar" are one thing, "citric acid" and "acetic acid" are two. */
function areSame(a: Thing, b: Thing, language: string): boolean {
  const isIn = (term: string, others: Thing) =>
    others.has(term) ||
    (compounding.has(language) &&
      [...others].some((other) => {
        const [short, long] = [term, other].sort((x, y) => x.length - y.length)
        return short !== undefined && short.length >= minStart && long?.startsWith(short) === true
      }))
  const shared = [...a].filter((term) => isIn(term, b))
  const [more, rest] = [a, b].map(
    (one, at) => [...one].filter((term) => !isIn(term, at === 0 ? b : a)).length,
  )
  return shared.length > 0 && Math.min(more ?? 0, rest ?? 0) === 0
}
