type Mark = readonly [number, number]

/** An answer without the Markdown signs of bold words, which engines put around names, and without gaps; marks keep the words they are on. */
export function withoutBold(text: string, marks: readonly Mark[]): { text: string; marks: readonly Mark[] } {
  const signs = [...text.matchAll(/\*\*(?=\S)([^*\n]+?)\*\*/g)].flatMap(({ index, 0: whole }) => [
    index,
    index + whole.length - 2,
  ])
  const shift = (at: number) => at - 2 * signs.filter((sign) => sign < at).length
  let plain = text
  for (const sign of signs.toReversed()) plain = plain.slice(0, sign) + plain.slice(sign + 2)
  return withoutGaps(
    plain,
    marks.map(([start, end]): Mark => [shift(start), shift(end)]),
  )
}

/** Two empty lines and more are one: the text is shown with its line breaks. */
function withoutGaps(text: string, marks: readonly Mark[]): { text: string; marks: readonly Mark[] } {
  const gaps = [...text.matchAll(/(?<=\n[ \t]*\n)(?:[ \t]*\n)+/g)].map(({ index, 0: gap }) => ({
    index,
    length: gap.length,
  }))
  const shift = (at: number) =>
    at - gaps.filter(({ index }) => index < at).reduce((sum, { length }) => sum + length, 0)
  let plain = text
  for (const { index, length } of gaps.toReversed())
    plain = plain.slice(0, index) + plain.slice(index + length)
  return { text: plain, marks: marks.map(([start, end]): Mark => [shift(start), shift(end)]) }
}
