import { findAnswerWords } from './answer-words/find-answer-words.ts'
import { areOrders } from './bears-on.ts'
import { isOverCauses, namesCause } from './names-cause.ts'
import type { Piece } from './piece.ts'
import { type Asked, isAnswer, isVerdict } from './rate-answer.ts'
import { saysWhen } from './says-when.ts'

/** "Side sleepers should choose …", "né troppo duro né troppo cedevole": which one, and for whom. */
const recommends =
  /(?<!\p{L})(?:recommend(?:s|ed|ation)?|(?:best|better|suited|suitable|ideal|right) (?:for|if)|(?:should|ought to) (?:choose|take|use|pick|buy|be)|choose|go for|opt for|neither|empf(?:iehlt|ehlen|ohlen\p{L}*)|eigne(?:t|n) sich|geeignet|am besten|sollte\p{L}* (?:\p{L}+ ){0,6}(?:wählen|nehmen|greifen|sein)|weder|conseill\p{L}+|recommand\p{L}+|convien(?:t|nent)|privilégi\p{L}+|adapté\p{L}*|idéale?s?|ni trop|recomend\p{L}+|aconsej\p{L}+|conviene|indicad[oa]s?|adecuad[oa]s?|ideal(?:es)?|ni (?:muy|demasiado)|consigli\p{L}+|raccomand\p{L}+|indicat[oaie]|adatt[oaie]|dovrebbe(?:ro)? (?:essere|avere|scegliere)|deve scegliere|né|aconselh\p{L}+|ideais|adequad[oa]s?|nem)(?!\p{L})|おすすめ|オススメ|推奨|向いて|適して|が(?:最適|理想)/iu

/**
 * True for what answers by itself and not by a figure that leads to an answer: a verdict on whether it pays, the causes for
 * a "why", a date for a "when", whom which one is for, orders in a row for a "how".
 */
export function isPlainAnswer(piece: Piece, asked: Asked): boolean {
  const parts = [...piece.sentences, ...piece.items.flat()]
  const [first] = parts
  if (first === undefined) return false
  const says = findAnswerWords(first.lexicon.language)
  switch (asked.type) {
    case 'worth':
      return parts.some(({ text }) => isVerdict(text, says))
    case 'why':
      return (
        parts.some(({ text }) => namesCause(text)) ||
        (piece.items.length > 0 && isOverCauses(first.section.heading ?? '') && isAnswer(piece, asked))
      )
    case 'when':
      return parts.some(({ text }) => saysWhen(text))
    case 'which':
      return parts.some(({ text }) => recommends.test(text))
    case 'how_to':
      return piece.items.length > 1 && areOrders(piece.items)
    default:
      return isAnswer(piece, asked)
  }
}

/** True where a list may be the answer: causes for a "why", orders for a "how". */
export function isAnsweringList(piece: Piece, asked: Asked): boolean {
  return (
    piece.items.length > 0 && (asked.type === 'why' || asked.type === 'how_to') && isPlainAnswer(piece, asked)
  )
}

const neither =
  /(?<!\p{L})(?:neither (?:\p{L}+ ){1,5}nor|weder (?:\p{L}+ ){1,5}noch|ni (?:\p{L}+ ){1,4},? ?ni|né (?:\p{L}+ ){1,4},? ?né|nem (?:\p{L}+ ){1,4},? ?nem|in between|middle (?:way|ground)|mittelweg|juste milieu|término medio|via di mezzo|meio-termo)(?!\p{L})|どちらでもない|中間/iu

/** True for what decides between two by what lies between them. */
export function settles(text: string): boolean {
  return neither.test(text)
}
