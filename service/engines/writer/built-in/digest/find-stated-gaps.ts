import type { EvidenceSource } from '../../writer.ts'
import type { Sentence } from '../sentence.ts'
import { findAnswerWords } from './answer-words/find-answer-words.ts'
import { standsAlone, takesUpPrevious } from './stands-alone.ts'
import { prepareText, type Subject } from './subject.ts'

const maxStated = 2
const maxWords = 45

/**
 * What the sources themselves say to be open on the topic ("nobody knows how long the tariffs will last"), each with the
 * sentence before it where it takes that up: at most two, of two sources, none of a seller.
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
    if (around === 0) return []
    const before = sentences[at - 1]
    const isNext =
      before?.block === sentence.block &&
      before.item === sentence.item &&
      before.ordinal + 1 === sentence.ordinal
    // What begins a paragraph can point only at what the page is about.
    const opens = sentence.ordinal === 0 && sentence.item === null && !sentence.leaning
    const isNamed = share(text) > 0 && !sentence.leaning
    if (standsAlone(sentence) || isNamed || (opens && !takesUpPrevious(sentence)))
      return [{ source, told: [sentence], share: 1 + share(text) }]
    const isWhole =
      isNext && before.source === source && standsAlone(before) && before.words + words <= maxWords
    return isWhole ? [{ source, told: [before, sentence], share: around }] : []
  })
  const best = found.sort((a, b) => b.share - a.share)
  return best
    .filter(({ source }, at) => best.findIndex((other) => other.source === source) === at)
    .slice(0, maxStated)
    .map(({ told }) => told)
}
