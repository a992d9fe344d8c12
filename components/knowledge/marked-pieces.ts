export type Piece = { text: string; marked: boolean; start: number }

/**
 * A text cut at its marked ranges, so that it can be drawn without ever being markup.
 * @param ranges half-open, in UTF-16 code units; what lies outside the text or overlaps is cut off.
 */
export function markedPieces(text: string, ranges: readonly (readonly [number, number])[]): Piece[] {
  const pieces: Piece[] = []
  const add = (start: number, end: number, marked: boolean) => {
    if (end > start) pieces.push({ text: text.slice(start, end), marked, start })
  }
  let at = 0
  for (const [from, to] of ranges.toSorted(([a], [b]) => a - b)) {
    const start = Math.max(at, Math.min(from, text.length))
    const end = Math.max(start, Math.min(to, text.length))
    add(at, start, false)
    add(start, end, true)
    at = end
  }
  add(at, text.length, false)
  return pieces
}
