type Mark = readonly [number, number]

/** An answer without the Markdown signs of bold words, which engines put around names; marks keep the words they are on. */
export function withoutBold(text: string, marks: readonly Mark[]): { text: string; marks: readonly Mark[] } {
  const signs = [...text.matchAll(/\*\*(?=\S)([^*\n]+?)\*\*/g)].flatMap(({ index, 0: whole }) => [
    index,
    index + whole.length - 2,
  ])
  const shift = (at: number) => at - 2 * signs.filter((sign) => sign < at).length
  let plain = text
  for (const sign of signs.toReversed()) plain = plain.slice(0, sign) + plain.slice(sign + 2)
  return { text: plain, marks: marks.map(([start, end]): Mark => [shift(start), shift(end)]) }
}
