/** Every run of `length` words that follow one another; of fewer words the one there is. */
export function wordRuns(words: readonly string[], length: number): Set<string> {
  const last = Math.max(0, words.length - length)
  return new Set(Array.from({ length: last + 1 }, (_, at) => words.slice(at, at + length).join(' ')))
}
