import { findAnswerWords } from './answer-words/find-answer-words.ts'
import { findFigureContext } from './find-figure-context.ts'
import type { Finding } from './finding.ts'
import { findMeasures } from './measure.ts'
import { isPastRule } from './past-rules.ts'
import { countSpoken, type Subject } from './subject.ts'
import { wantedAmounts } from './wanted-amounts.ts'

/** "By the sum it would be ten years": what comes out on paper. */
const supposes =
  /(?<!\p{L})(?:in theory|theoretically|on paper|by the sum|would (?:come to|be|last)|rechnerisch|theoretisch|auf dem papier|en théorie|théoriquement|sur le papier|en teoría|teóricamente|sobre el papel|in teoria|teoricamente|sulla carta|em teoria|no papel)(?!\p{L})|理論上|計算上/iu

/**
 * The amount of a finding of the kind that is asked for, from the sentence that has most of the question and holds today,
 * there an average before a single case; empty where no kind shows or it has none.
 */
export function askedFigure({ sentences }: Finding, subject: Subject): string {
  const { units, isWanted } = wantedAmounts(subject)
  const real = sentences.filter(({ text }) => !supposes.test(text))
  const figures = (real.length > 0 ? real : sentences).flatMap(({ text, lexicon }) => {
    const measures = findMeasures(text, lexicon)
    return measures
      .filter((measure) => units(measure.unit) && isWanted(measure, text))
      .map((measure) => ({
        text: measure.text,
        spoken: isPastRule(text) ? -1 : countSpoken(text, subject),
        isResult: findAnswerWords(lexicon.language).concludes(findFigureContext(text, measure, measures)),
      }))
  })
  const most = Math.max(...figures.map(({ spoken }) => spoken))
  const nearest = figures.filter(({ spoken }) => spoken === most)
  return (nearest.find(({ isResult }) => isResult) ?? nearest[0])?.text ?? ''
}

/** True where the sentence with the amount that is asked for has no other of its kind: of two it says each of another case. */
export function hasOneFigure({ sentences }: Finding, figure: string): boolean {
  return sentences.some(({ text, lexicon }) => {
    const measures = findMeasures(text, lexicon)
    const asked = measures.find((measure) => measure.text === figure)
    return asked !== undefined && measures.filter(({ unit }) => unit === asked.unit).length === 1
  })
}
