const words = new Intl.Segmenter(undefined, { granularity: 'word' })

/**
 * The beginning of a text, at most `characters` of it, cut between two words and marked with an ellipsis; the whole text if
 * it is no longer. A single word that is longer stays whole: half of it would say something else.
 */
export function cutAtWord(text: string, characters: number): string {
  if (text.length <= characters) return text
  let end = 0
  for (const { index, segment, isWordLike } of words.segment(text)) {
    const after = index + segment.length
    if (isWordLike && (after <= characters || end === 0)) end = after
    if (after > characters && end > 0) break
  }
  return end === 0 || text.slice(end).trim() === '' ? text : `${text.slice(0, end)} …`
}
