/** A sentence with the white space behind it; half-open, in UTF-16 code units. */
export type Sentence = { text: string; start: number; end: number }

const segmenters = new Map<string, Intl.Segmenter>()

/**
 * The sentences of a text as ICU finds them; joined they are the text. A line break ends one, as in lists.
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
      const start = offset + index
      sentences.push({ text: segment, start, end: start + segment.length })
    }
    offset += line.length
  }
  return sentences
}
