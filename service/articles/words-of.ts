const segmenter = new Intl.Segmenter('en', { granularity: 'word' })

/** The words of a text in lower case and without accents; ICU finds them in scripts without spaces too. */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
  return Array.from(segmenter.segment(plain)).flatMap(({ isWordLike, segment }) =>
    isWordLike ? [segment] : [],
  )
}
