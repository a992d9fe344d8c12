import type { Sentence } from '../sentence.ts'
import { findAnswerWords } from './answer-words/find-answer-words.ts'
import { isOfKind } from './asked-kind.ts'
import { type AskedQuantity, askedQuantities } from './asked-quantities.ts'
import { findAmounts } from './find-frequencies.ts'
import type { Finding } from './finding.ts'
import { isPlainAnswer } from './plain-answer.ts'
import { type Asked, isAnswer } from './rate-answer.ts'
import { speaksOfOwn } from './read-again.ts'
import { asksQuantity, isOf } from './set-answers-side-by-side.ts'
import type { Subject } from './subject.ts'

/** Of the words of a question, what answers it has so many in its sentence, its heading and the title of its page. */
export const minContext = 0.5

/** "All you have to do is", "basta estrarli": what to do, told as no order. */
const suffices =
  /(?<!\p{L})(?:all you (?:have|need) to do is|it is enough to|it suffices to|es (?:genügt|reicht),|(?:genügt|reicht) es,|il suffit d[e’']|basta(?: con)? \p{L}+[aei]r|basta que|het volstaat|is het voldoende om)|だけで(?:よい|OK|十分)/iu

/** True for what answers a question by itself, and is of what that one names. */
export function answersPlainly(asked: Asked, question: Subject, whole: Subject): (piece: Finding) => boolean {
  const [quantity] = askedQuantities(question)
  return (piece) => {
    if (asked.isSigns) return isAnswer(piece, asked)
    if (!speaksOfOwn(piece, question, whole)) return false
    if (asked.type === 'how_to')
      return (
        isPlainAnswer(piece, asked) ||
        piece.sentences.slice(0, 1).some(isOrder) ||
        piece.sentences.some(({ text }) => suffices.test(text))
      )
    if (!piece.isAnswer || !isAnswer(piece, asked)) return false
    if (!isOfKind(asked)) return isPlainAnswer(piece, asked)
    if (piece.context < minContext) return false
    return quantity === undefined || quantity === 'interval' || hasQuantity(piece, quantity, question)
  }
}

/** True where one of its amounts is of the quantity; a price need not call itself one. */
function hasQuantity({ sentences, section }: Finding, quantity: AskedQuantity, question: Subject): boolean {
  const headline = section.heading ?? ''
  const isAsked = quantity === 'price' || asksQuantity(headline, quantity, question)
  return sentences.some(({ text, lexicon, own }) => {
    const measures = findAmounts(text, lexicon)
    return measures.some((measure) =>
      isOf(
        quantity,
        { text, language: lexicon.language, measures, measure, headline, own },
        question,
        isAsked,
      ),
    )
  })
}

function isOrder({ text, lexicon }: Sentence): boolean {
  return findAnswerWords(lexicon.language).advises(text)
}
