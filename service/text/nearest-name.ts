/**
 * Which of the known names somebody meant who typed another; undefined if none is like it. Case and what parts the words
 * do not count, so that `sourceUrls` is near `source_urls`.
 */
export function nearestName(typed: string, known: Iterable<string>): string | undefined {
  const plain = plainOf(typed)
  let nearest: { name: string; distance: number } | undefined
  for (const name of known) {
    const other = plainOf(name)
    const distance = editDistance(plain, other)
    const longest = Math.max(plain.length, other.length)
    if (isOpposite(plain, other)) continue
    if (distance > longest * 0.4 || distance >= other.length) continue
    if (!nearest || distance < nearest.distance) nearest = { name, distance }
  }
  return nearest?.name ?? onlyNameWith(plain, known)
}

/** What undoes the other: `unpublish` is near `publish` by its letters, and is the last thing that was meant. */
function isOpposite(one: string, other: string): boolean {
  return opposites.some((prefix) => one === prefix + other || other === prefix + one)
}

const opposites = ['un', 'dis', 'de', 'in']

/** True for a name that is no other one but a slip: another case, other marks between its words, or one letter of four or more. */
export function isSlipOf(typed: string, name: string): boolean {
  const [one, other] = [plainOf(typed), plainOf(name)]
  return one === other || (other.length >= minForSlip && editDistance(one, other) <= 1)
}

const minForSlip = 4

/** The one name that has the word in it: `url` for `source_url`, `brand` for `brandName`. */
function onlyNameWith(word: string, known: Iterable<string>): string | undefined {
  const names = [...known].filter((name) => wordsOf(name).includes(word))
  return names.length === 1 ? names[0] : undefined
}

const wordsOf = (name: string) =>
  name
    .replaceAll(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split('_')

/** Names are short; what is longer than any of them is like none. */
const plainOf = (name: string) =>
  name
    .slice(0, 60)
    .toLowerCase()
    .replaceAll(/[-_.\s]/g, '')

/** How many letters are added, left out, changed or swapped with their neighbour (optimal string alignment). */
function editDistance(one: string, other: string): number {
  let last: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i++) {
    const before = last
    last = row
    row = [i]
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1]
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
  }
  return row[other.length] ?? 0
}
