const segmenter = new Intl.Segmenter('und', { granularity: 'word' })
const chunkLength = 4000

/** The words of a text as written, in order; ICU finds them in scripts without spaces too. */
export function splitWords(text: string): string[] {
  const words: string[] = []
  for (const line of text.split('\n')) {
    // ICU's dictionary is slow on endless strings, and their words cannot be separated anyway.
    for (let at = 0; at < line.length; at += chunkLength) {
      for (const { segment, isWordLike } of segmenter.segment(line.slice(at, at + chunkLength))) {
        if (isWordLike) words.push(segment)
      }
    }
  }
  return words
}
