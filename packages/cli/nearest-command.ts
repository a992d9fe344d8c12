import { editDistance } from './edit-distance.ts'

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
