import { findAnswerWords } from './answer-words/find-answer-words.ts'
import { areOrders } from './bears-on.ts'
import { isOverCauses, namesCause } from './names-cause.ts'
import type { Piece } from './piece.ts'
import { type Asked, isAnswer, isVerdict } from './rate-answer.ts'
import { recommendsOne } from './recommends.ts'
import { saysWhatDecides } from './says-what-decides.ts'
import { tellsWhen } from './says-when.ts'

/**
 * True for what answers by itself and not by a figure that leads to an answer: a verdict on whether it pays, the causes for
 * a "why", a date for a "when", whom which one is for, orders in a row for a "how".
 */
export function isPlainAnswer(piece: Piece, asked: Asked): boolean {
  const parts = [...piece.sentences, ...piece.items.flat()]
  const [first] = parts
  if (first === undefined) return false
  const says = findAnswerWords(first.lexicon.language)
  if (asked.isSigns) return isAnswer(piece, asked)
  switch (asked.type) {
    case 'worth':
      return parts.some(({ text }) => isVerdict(text, says))
    case 'why':
      return (
        parts.some(({ text }) => namesCause(text)) ||
        (piece.items.length > 0 &&
          !areOrders(piece.items) &&
          isOverCauses(first.section.heading ?? '') &&
          isAnswer(piece, asked))
      )
    case 'when':
      return parts.some(({ text }) => tellsWhen(text))
    case 'which':
      return parts.some(({ text }) => recommendsOne(text) || saysWhatDecides(text))
    case 'how_to':
      return piece.items.length > 1 && areOrders(piece.items)
    default:
      return isAnswer(piece, asked)
  }
}

/** True where a list may be the answer: causes for a "why", orders for a "how". */
export function isAnsweringList(piece: Piece, asked: Asked): boolean {
  return (
    piece.items.length > 0 &&
    (asked.type === 'why' || asked.type === 'how_to' || asked.isSigns === true) &&
    isPlainAnswer(piece, asked)
  )
}
