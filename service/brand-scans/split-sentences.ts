export type Sentence = { text: string; start: number; end: number }

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** The sentences of a text with their offsets; a line break ends one, as in lists. */
export function splitSentences(text: string): Sentence[] {
  const sentences: Sentence[] = []
  let offset = 0
  // Line by line: the segmenter slows down on very long strings.
  for (const line of text.split('\n')) {
    for (const { segment, index } of segmenter.segment(line)) {
      if (segment.trim() !== '')
        sentences.push({ text: segment, start: offset + index, end: offset + index + segment.length })
    }
    offset += line.length + 1
  }
  return sentences
}
