/**
 * The word that was probably meant: the same but for case and separators, else the nearest within a third of its
 * length, at most 3 edits. The first of equals wins, so put the likeliest words first.
 */
export function nearestWord(written: string, words: Iterable<string>): string | undefined {
  const plain = fold(written)
  if (plain.length < 3 || plain.length > 60) return undefined
  const most = Math.min(3, Math.floor(plain.length / 3))
  let best: { word: string; edits: number } | undefined
  for (const word of words) {
    const folded = fold(word)
    if (folded === plain) return word
    if (Math.abs(folded.length - plain.length) > (best ? best.edits - 1 : most)) continue
    const edits = distance(plain, folded)
    if (edits <= most && (!best || edits < best.edits)) best = { word, edits }
  }
  return best?.word
}

function fold(word: string): string {
  return word.toLowerCase().replace(/[\s_-]/g, '')
}

/** Insertions, deletions, substitutions and neighbours swapped (optimal string alignment). */
function distance(a: string, b: string): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1]
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    before = last
    last = current
  }
  return last[b.length] ?? Number.POSITIVE_INFINITY
}
