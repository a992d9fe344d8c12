import type { EvidenceSource } from '../../writer.ts'
import { plainText } from '../plain-text.ts'
import type { Sentence } from '../sentence.ts'
import { countWords } from '../split-words.ts'
import { findAnswerWords } from './answer-words/find-answer-words.ts'
import { areOrders } from './bears-on.ts'
import type { Finding } from './finding.ts'
import { isTrusted } from './is-trusted.ts'
import { findMeasures } from './measure.ts'
import { standsAlone } from './stands-alone.ts'
import { prepareText, type Subject } from './subject.ts'

/** The steps of a source as it numbers them, each with the sentence under it that says what to do. */
export type Steps = { source: number; steps: Step[] }
export type Step = { text: string; passage: string; advice: Sentence[] }

/** Two that a page calls steps are steps; two numbers need not be. */
const minNamed = 2
const minNumbered = 3
const maxSteps = 14
const maxWords = 14
const minAdvice = 5
const maxAdvice = 45
/** Of a list under a step, so many items are told. */
const maxItems = 4
/** Of numbered headings so many tell what to do, where they are steps. */
const minOrders = 1 / 3
const named = /^(?:steps?|schritt|étape|paso|passo|fase|phase)\s*(\d{1,2})\s*[:.)–—-]?\s*(?=\p{L})/iu
const numbered = /^(\d{1,2})\s*[.)]\s+(?=\p{L})/u

const listsWays =
  /(?<!\p{L})(?:methods?|ways?|tips?|tricks?|hacks?|ideas?|reasons?|things?|remedies|mistakes|myths?|facts?|tested|methoden?|wege|tipps?|möglichkeiten|gründe|dinge|hausmittel|fehler|mythen|getestet|méthodes?|façons|moyens|astuces|conseils|raisons|choses|remèdes|erreurs|testées?|métodos?|formas|maneras|trucos|consejos|razones|cosas|remedios|errores|probad[oa]s|metodi|modi|trucchi|consigli|ragioni|motivi|cose|rimedi|errori|testat[ie]|dicas|truques|razões|coisas|remédios|erros|testad[oa]s)(?!\p{L})|(?:方法|選|理由|コツ|裏ワザ|ポイント)(?:\p{N}+選?)?/iu

/** The longest run of numbered headings or short lines of a source that bears on the topic; null where none numbers its steps. */
export function findSteps(
  sources: readonly EvidenceSource[],
  sentences: readonly Sentence[],
  subject: Subject,
): Steps | null {
  const found = sources.flatMap((source, at): Steps[] => {
    if (!isTrusted(source) || source.role === 'internal' || !isOnTopic(source, subject)) return []
    const lines = source.blocks.flatMap((block, place) =>
      (block.kind === 'heading' || block.kind === 'paragraph') && countWords(block.text) <= maxWords
        ? [{ line: plainText(block.text), place }]
        : [],
    )
    const ofSource = sentences.filter((sentence) => sentence.source === at)
    // "Seven methods, tested": each is another way, and no step of one.
    const patterns = listsWays.test(source.title) ? [named] : [named, numbered]
    return patterns.flatMap((pattern) => {
      const run: { text: string; passage: string; place: number }[] = []
      for (const { line, place } of lines) {
        const match = pattern.exec(line)
        if (match !== null && Number(match[1]) === run.length + 1)
          run.push({ text: line.slice(match[0].length), passage: line, place })
      }
      const min = pattern === named ? minNamed : minNumbered
      if (run.length < min || run.length > maxSteps) return []
      const steps = run.map(({ text, passage, place }, index) => {
        const next = run[index + 1]?.place ?? nextHeading(source, place)
        return { text, passage, advice: findAdvice(ofSource, place, next) }
      })
      return pattern === named || tellWhatToDo(steps) ? [{ source: at, steps }] : []
    })
  })
  return found.sort((a, b) => b.steps.length - a.steps.length)[0] ?? null
}

/** The numbered chapters of a handbook ("1. What it is", "2. Advantages") are no steps: few of them tell what to do. */
function tellWhatToDo(steps: readonly Step[]): boolean {
  const orders = steps.filter(({ advice }) => advice.some(isOrder))
  return orders.length > steps.length * minOrders
}

function isOrder({ text, lexicon }: Sentence): boolean {
  const says = findAnswerWords(lexicon.language)
  return says.advises(text) || says.obliges(text)
}

/** "After the call" begins where the thing itself is over. */
const isAfterwards = /^(?:after|nach|nachher|danach|après|después|tras|dopo|depois|após)(?!\p{L})/iu
const afterwardsShare = 0.6

/** Of two lists of orders, the one for the thing itself comes before what is done after it. */
function worthOfList({ score, section }: Finding): number {
  return isAfterwards.test(section.heading ?? '') ? score * afterwardsShare : score
}

/** The best list of orders as steps, where it is the answer and no source numbers its steps; null for none. */
export function stepsOfList(findings: readonly Finding[]): (Steps & { list: Finding }) | null {
  const [list] = findings
    .filter(({ items, isAnswer }) => isAnswer && items.length >= minNumbered && areOrders(items))
    .sort((a, b) => worthOfList(b) - worthOfList(a))
  if (list === undefined) return null
  const steps = list.items.flatMap(([first, ...advice]) =>
    first === undefined ? [] : [{ text: first.text, passage: first.passage, advice }],
  )
  return { source: list.source, steps, list }
}

/**
 * Of a source's best list of orders as much as may be quoted of it: where there is no room for all of it, the first
 * sentence of each item. Null where no list is the answer.
 */
export function fitSteps(findings: readonly Finding[], roomOf: (source: number) => number): Finding | null {
  const [list] = findings
    .filter(
      ({ items, isAnswer, isPromise }) =>
        isAnswer && !isPromise && items.length >= minNumbered && areOrders(items),
    )
    .sort((a, b) => worthOfList(b) - worthOfList(a))
  if (list === undefined) return null
  const room = roomOf(list.source)
  return list.words <= room ? list : inFirstSentences(list, room)
}

/** A list of several items, each as its first sentence; null where even that is more than there is room for. */
export function inFirstSentences(list: Finding, room: number): Finding | null {
  if (list.items.length < minNumbered) return null
  const items = list.items.map((item) => item.slice(0, 1).map(firstOf))
  const words = items.flat().reduce((sum, part) => sum + part.words, 0)
  return words <= room ? { ...list, sentences: [], items, words } : null
}

/** A step of several sentences as its first, word for word. */
function firstOf(step: Sentence): Sentence {
  const text = firstSentence(step.text)
  const passage = firstSentence(step.passage)
  // A quotation is cut from its source by its place there.
  return { ...step, text, passage, end: step.start + passage.length, words: countWords(text) }
}

export function firstSentence(text: string): string {
  return /^.*?\p{L}{2}[.!](?=\s\p{Lu})/u.exec(text)?.[0] ?? text
}

function nextHeading({ blocks }: EvidenceSource, place: number): number {
  const next = blocks.findIndex(({ kind }, at) => at > place && kind === 'heading')
  return next === -1 ? blocks.length : next
}

/** The sentence between two places that tells what to do, and one with a figure; else the first, with the list there. */
function findAdvice(sentences: readonly Sentence[], from: number, to: number): Sentence[] {
  const under = sentences.filter(
    ({ block, words, question, announces }) =>
      block > from && block < to && !question && !announces && words >= minAdvice && words <= maxAdvice,
  )
  const orders = under.find(isOrder)
  const figure = under.find(({ text, lexicon }) => findMeasures(text, lexicon).length > 0)
  const chosen = [orders, figure].flatMap((sentence) => sentence ?? [])
  const listed = under.filter(({ item }) => item !== null).slice(0, maxItems)
  const standing = under.filter((sentence) => sentence.item === null && standsAlone(sentence)).slice(0, 1)
  const told = chosen.length > 0 ? chosen : [...standing, ...listed]
  return [...new Set(told)].sort((a, b) => a.block - b.block || a.start - b.start)
}

/** Its title names something that is asked, and not only what the question is about in general. */
function isOnTopic(source: EvidenceSource, { concepts }: Subject): boolean {
  const title = prepareText(source.title, source.language)
  return concepts.some((concept) => !concept.isBackground && concept.isIn(title))
}
