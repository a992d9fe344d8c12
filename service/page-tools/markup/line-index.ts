/** Finds the line of a place in a text, from 1, in logarithmic time. */
export function createLineIndex(text: string): { lineOf(at: number): number } {
  const starts = [0]
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return {
    lineOf(at) {
      let low = 0
      let high = starts.length - 1
      while (low < high) {
        const middle = (low + high + 1) >> 1
        if ((starts[middle] ?? 0) <= at) low = middle
        else high = middle - 1
      }
      return low + 1
    },
  }
}
