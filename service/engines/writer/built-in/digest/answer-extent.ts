import { isQuestion } from '../clean-heading.ts'
import { isComparable, isOfKind } from './asked-kind.ts'
import { deniesPrevious } from './denies-previous.ts'
import type { Finding } from './finding.ts'
import { isLabelOnly } from './is-label-only.ts'
import { isOfOtherThing } from './is-of-other-thing.ts'
import { type Asked, isAnswer } from './rate-answer.ts'
import { standsAlone } from './stands-alone.ts'
import { countSpoken, type Subject } from './subject.ts'
import { maxWords } from './tellable-sentences.ts'

/** A sentence right behind an amount that has another one. */
const maxNext = 25

/** "At least weekly. Twice a week is best": the short sentence right behind an amount, where it has another. */
export function withNext(finding: Finding, asked: Asked): Finding {
  const last = finding.sentences.at(-1)
  if (last === undefined || finding.items.length > 0 || !isOfKind(asked) || asked.isSigns) return finding
  const { sentences } = last.section
  const next = sentences[sentences.indexOf(last) + 1]
  const isNext =
    next !== undefined &&
    next.block === last.block &&
    next.item === last.item &&
    next.ordinal === last.ordinal + 1
  // What takes it up could not be told anywhere else.
  const most = isNext && !standsAlone(next) ? maxWords : maxNext
  if (!isNext || next.words > most || !isAnswer({ sentences: [next], items: [] }, asked)) return finding
  return { ...finding, sentences: [...finding.sentences, next], words: finding.words + next.words }
}

/** "We recommend cleaning them" needs the heading that it stands under: "Dirty filters". */
export function underItsHeading(finding: Finding, asked: Asked, question: Subject): Finding {
  const { heading } = finding.section
  const isNeeded = asked.isSigns === true || asked.type === 'how_to'
  const isName = heading !== null && !isQuestion(heading) && !isLabelOnly(heading)
  return isNeeded && isName && countSpoken(heading, question) === 0 ? { ...finding, label: heading } : finding
}

/** Where an amount or a date is asked for, from the first to the last sentence that has one, and before another thing is spoken of. */
export function answeringPart(finding: Finding, asked: Asked, question: Subject): Finding {
  if (finding.items.length > 0 || !isComparable(asked)) return finding
  const turn = finding.sentences.findIndex((one, at) => at > 0 && isOfOtherThing(one, question))
  const until = turn === -1 ? finding.sentences : finding.sentences.slice(0, turn)
  const last = until.findLastIndex((one) => isAnswer({ sentences: [one], items: [] }, asked))
  const next = until[last + 1]
  const first = until.findIndex((one) => standsAlone(one) && isAnswer({ sentences: [one], items: [] }, asked))
  const sentences = until.slice(
    Math.max(0, first),
    last + (next !== undefined && deniesPrevious(next) ? 2 : 1),
  )
  if (sentences.length === 0) return finding
  return { ...finding, sentences, words: sentences.reduce((sum, { words }) => sum + words, 0) }
}
