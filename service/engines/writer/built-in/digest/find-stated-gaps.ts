import type { EvidenceSource } from '../../writer.ts'
import type { Sentence } from '../sentence.ts'
import { findAnswerWords } from './answer-words/find-answer-words.ts'
import { standsAlone, takesUpPrevious } from './stands-alone.ts'
import { prepareText, type Subject } from './subject.ts'

const maxStated = 2
const maxWords = 45

/**
 * What the sources themselves say to be open on the topic ("nobody knows how long the tariffs will last"), each with the
 * sentences before it where it takes those up: at most two, of two sources, none of a seller.
 */
export function findStatedGaps(
  sentences: readonly Sentence[],
  sources: readonly EvidenceSource[],
  subject: Subject,
  isSeller: (source: number) => boolean,
): Sentence[][] {
  const things = subject.concepts.filter(
    ({ isBackground, isFrame, aspect }) => !isBackground && !isFrame && aspect === null,
  )
  const found = sentences.flatMap((sentence, at): { source: number; told: Sentence[]; share: number }[] => {
    const { text, lexicon, source, question, words } = sentence
    const of = sources[source]
    if (of === undefined || question || words > maxWords || isSeller(source)) return []
    if (!findAnswerWords(lexicon.language).leavesOpen(text)) return []
    const share = (said: string) => {
      const prepared = prepareText(said, lexicon.language)
      return things.filter((thing) => thing.isIn(prepared)).length / Math.max(1, things.length)
    }
    const around = share([text, sentence.section.heading, of.title].join(' '))
    // What begins a paragraph can point only at what the page is about.
    const opens = sentence.ordinal === 0 && sentence.item === null && !sentence.leaning
    const isNamed = share(text) > 0 && (standsAlone(sentence) || !sentence.leaning)
    if (isNamed) return [{ source, told: [sentence], share: 1 + share(text) }]
    // "The exact date has not been announced": of what, a sentence before it says.
    const named = withFirst(sentences, at, (first) => standsAlone(first) && share(first.text) > 0)
    if (named.length > 0) return [{ source, told: named, share: 1 + share(textOf(named)) }]
    if (around === 0) return []
    if (standsAlone(sentence) || (opens && !takesUpPrevious(sentence)))
      return [{ source, told: [sentence], share: 1 }]
    const told = withFirst(sentences, at, standsAlone)
    return told.length > 0 ? [{ source, told, share: around }] : []
  })
  const best = found.sort((a, b) => b.share - a.share)
  return best
    .filter(({ source }, at) => best.findIndex((other) => other.source === source) === at)
    .slice(0, maxStated)
    .map(({ told }) => told)
}

const textOf = (told: readonly Sentence[]) => told.map(({ text }) => text).join(' ')

/**
 * A sentence with those before it in its paragraph, back to the nearest that can begin: "ETIAS is a permit. It is due in
 * 2026. The exact date has not been announced"; empty where none does, or where that is too far off.
 */
function withFirst(
  sentences: readonly Sentence[],
  at: number,
  canBegin: (sentence: Sentence) => boolean,
): Sentence[] {
  const told: Sentence[] = []
  for (let from = at; ; from -= 1) {
    const [sentence, next] = [sentences[from], told[0]]
    if (sentence === undefined || sentence.question) return []
    const isNext =
      next === undefined ||
      (sentence.source === next.source &&
        sentence.block === next.block &&
        sentence.item === next.item &&
        sentence.ordinal + 1 === next.ordinal)
    if (!isNext) return []
    told.unshift(sentence)
    if (told.reduce((sum, one) => sum + one.words, 0) > maxWords) return []
    if (told.length > 1 && canBegin(sentence)) return told
  }
}
