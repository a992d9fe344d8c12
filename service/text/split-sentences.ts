import { findDigitStarts } from './digit-starts.ts'

/** A sentence with the white space behind it; half-open, in UTF-16 code units. */
export type Sentence = { text: string; start: number; end: number }

const segmenters = new Map<string, Intl.Segmenter>()

/**
 * The sentences of a text as ICU finds them, and those that begin with a digit, where it does not break; joined they are
 * the text. A line break ends one, as in lists.
 * @param language a BCP 47 tag
 */
export function splitSentences(text: string, language = 'en'): Sentence[] {
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'sentence' })
  segmenters.set(language, segmenter)
  const sentences: Sentence[] = []
  let offset = 0
  // Line by line: the segmenter slows down on very long strings.
  for (const line of text.split(/(?<=\n)/)) {
    for (const { segment, index } of segmenter.segment(line)) {
      let from = 0
      for (const to of [...findDigitStarts(segment), segment.length]) {
        if (to === from) continue
        const start = offset + index + from
        sentences.push({ text: segment.slice(from, to), start, end: offset + index + to })
        from = to
      }
    }
    offset += line.length
  }
  return sentences
}
