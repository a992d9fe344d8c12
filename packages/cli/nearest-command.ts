/** The one of `names` that was probably meant by `word`: its beginning or its longer form, or with one or two letters wrong. */
export function nearestCommand(word: string, names: readonly string[]): string | undefined {
  const longer = names.find((name) => name.startsWith(word) || word.startsWith(name))
  if (longer !== undefined) return longer
  // In a word of three letters, two wrong ones could be any word.
  const maxDistance = word.length < 4 ? 1 : 2
  const [nearest] = names
    .map((name) => ({ name, distance: editDistance(word, name) }))
    .filter(({ distance }) => distance <= maxDistance)
    .toSorted((a, b) => a.distance - b.distance)
  return nearest?.name
}

/** The letters to add, drop or change that make one word of the other (Levenshtein). */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1]
    for (const [column, other] of [...to].entries()) {
      const changed = (row[column] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(changed, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
