import type { EvidenceSource } from '../../writer.ts'
import type { Sentence } from '../sentence.ts'
import { inFirstSentences } from './find-steps.ts'
import { type Finding, partsOf } from './finding.ts'
import { isFiller } from './is-filler.ts'
import { standsAlone, takesUpPrevious } from './stands-alone.ts'

/** Names, references and headings around a passage, in words. */
const overhead = 4
/** Below it a passage only lengthens the text: the beginning of a page greets more often than what stands under a heading. */
const minForm = 0.6
const minHeadedForm = 0.42
/** Against the middle of the best. */
const minShareOfBest = 0.12
const fewBest = 7
/** How much less each further passage of a source counts. */
const perSource = 0.95

export type PassageRoom = {
  /** Words that are left in all. */
  words: number
  /** Words that may still be quoted of a source. */
  ofSource(source: number): number
}

/** The passages that fit, the best first; of each what is not told elsewhere, where that can be read alone. */
export function choosePassages(
  passages: readonly Finding[],
  sources: readonly EvidenceSource[],
  told: ReadonlySet<Sentence>,
  room: PassageRoom,
): Finding[] {
  const open = passages
    .filter((passage) => tells(passage) || sources[passage.source]?.own === true)
    .flatMap((passage) => withoutTold(passage, told))
  const least = standardOf(open) * minShareOfBest
  const left = new Map(sources.map((_, at) => [at, room.ofSource(at)]))
  const counts = new Map<number, number>()
  const chosen: Finding[] = []
  let { words } = room
  const waiting = new Set(open.filter(({ score }) => score >= least))
  const worthOf = ({ score, source }: Finding) => score * perSource ** (counts.get(source) ?? 0)
  while (waiting.size > 0) {
    const [next] = [...waiting].sort((a, b) => worthOf(b) - worthOf(a))
    if (next === undefined) break
    waiting.delete(next)
    const fit = fitInto(next, Math.min(left.get(next.source) ?? 0, words - overhead))
    if (fit === null) continue
    chosen.push(fit)
    words -= fit.words + overhead
    left.set(next.source, (left.get(next.source) ?? 0) - fit.words)
    counts.set(next.source, (counts.get(next.source) ?? 0) + 1)
  }
  return chosen
}

/** False for what leads up to something, praises or says nothing. */
function tells(passage: Finding): boolean {
  const { isPromise, isPreamble, isAnswer, form, sentences, items } = passage
  if (isPromise || isFiller(passage)) return false
  if (isPreamble && !isAnswer && sentences.length + items.length < 2) return false
  return isAnswer || form > (passage.section.heading === null ? minForm : minHeadedForm)
}

/** A passage that there is room for; of a list that there is no room for, the first sentence of each item. */
function fitInto(passage: Finding, room: number): Finding | null {
  return passage.words <= room ? passage : inFirstSentences(passage, room)
}

/** What of a passage is not told: the runs before and after, each from where it can be read alone. */
function withoutTold(passage: Finding, told: ReadonlySet<Sentence>): Finding[] {
  if (!partsOf(passage).some((part) => told.has(part))) return [passage]
  const items = passage.items.filter(([first]) => first !== undefined && !told.has(first))
  const runs: Sentence[][] = [[]]
  for (const sentence of passage.sentences) {
    const last = runs.at(-1)
    if (told.has(sentence)) runs.push([])
    else if (last !== undefined && (last.length > 0 || runs.length === 1 || opensAgain(sentence)))
      last.push(sentence)
  }
  const kept = runs.filter(({ length }) => length > 0)
  const introduces = items.length > 0 && kept.length > 0 && kept.at(-1)?.at(-1) === passage.sentences.at(-1)
  return kept
    .map((sentences, at) => resized(passage, sentences, introduces && at === kept.length - 1 ? items : []))
    .concat(items.length > 0 && !introduces ? [resized(passage, [], items)] : [])
}

/** "The fine is 310 euros" begins a paragraph under the heading that stands before it. */
function opensAgain(sentence: Sentence): boolean {
  const isParagraph = sentence.ordinal === 0 && !sentence.leaning && !takesUpPrevious(sentence)
  return standsAlone(sentence) || (isParagraph && !sentence.question && sentence.section.heading !== null)
}

function resized(passage: Finding, sentences: Sentence[], items: Sentence[][]): Finding {
  const words = [...sentences, ...items.flat()].reduce((sum, one) => sum + one.words, 0)
  return { ...passage, sentences, items, words }
}

function standardOf(passages: readonly Finding[]): number {
  const scores = passages
    .map(({ score }) => score)
    .sort((a, b) => b - a)
    .slice(0, fewBest)
  return scores[Math.floor(scores.length / 2)] ?? 0
}
