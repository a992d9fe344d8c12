import type { SentenceKind } from '../claim.ts'
import type { Reading } from './read-text.ts'
import type { MarkKind } from './word-marks.ts'

/**
 * What a sentence does, by its words. `fact` is the answer when nothing says otherwise and it has something that can be
 * looked up: a figure, a name, a quotation, a report, or the wording of a source.
 */
export function kindOfSentence(
  reading: Reading,
  { hasFacts, isCited, likeness }: { hasFacts: boolean; isCited: boolean; likeness: number },
): SentenceKind {
  const has = (kind: MarkKind, within = reading.words.length) =>
    reading.marks.some((mark) => mark.kind === kind && mark.at < within)
  if (/[?？:：]["”»]?\s*$/u.test(reading.text)) return hasFacts ? 'fact' : 'transition'
  if (has('example', 4)) return 'inference'
  if (isCited) return 'fact'
  if (isAdvice(reading) && !has('reported')) return 'advice'
  if (has('inference') && !has('reported')) return 'inference'
  if (has('definition') && !hasFacts) return 'definition'
  if (hasFacts || has('reported')) return 'fact'
  return likeness >= restatement ? 'fact' : 'inference'
}

/** An imperative begins its clause; "you should" may be anywhere. */
function isAdvice({ marks, words }: Reading): boolean {
  return marks.some(
    ({ kind, at, length }) =>
      kind === 'advice' && (at === 0 || length > 1 || words[at - 1]?.clause !== words[at]?.clause),
  )
}

/** Uncited and without a figure, a sentence that shares so much of a source's wording restates it. */
const restatement = 0.5
