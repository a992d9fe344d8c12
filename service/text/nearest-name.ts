import { meanTheSame, wordsMeaning } from './mean-the-same.ts'

/**
 * Which of the known names somebody meant who typed another; undefined if none is like it. Case and what parts the words
 * do not count, so that `sourceUrls` is near `source_urls`. Every word has to be near: `article.written` is not
 * `article.deleted` because both are of an article, and is `article.generated` because written means the same. What says more
 * than the name is near it, too: `article_size` for `size`.
 */
export function nearestName(typed: string, known: Iterable<string>): string | undefined {
  const names = [...new Set(known)]
  let nearest: { name: string; distance: number } | undefined
  for (const name of names) {
    const distance = distanceOf(typed, name)
    if (distance === undefined) continue
    if (!nearest || distance < nearest.distance) nearest = { name, distance }
  }
  return (
    nearest?.name ??
    only(names.filter((name) => saysTheSame(typed, name))) ??
    only(names.filter((name) => wordsOf(name).some((word) => isSameInPlural(word, plainOf(typed))))) ??
    only(
      names.filter(
        (name) => name.length >= minForSlip && wordsOf(typed).slice(1).includes(name.toLowerCase()),
      ),
    )
  )
}

/** Typing errors between two names; undefined where they are too many for one to be meant by the other. */
function distanceOf(typed: string, name: string): number | undefined {
  const [words, others] = [wordsOf(typed), wordsOf(name)]
  const [plain, other] = [plainOf(typed), plainOf(name)]
  if (isOpposite(plain, other)) return undefined
  if (words.length !== others.length) return editsWithin(plain, other, shareBetweenWords)
  const distances = words.map((word, at) => editsWithin(word, others[at] ?? '', shareOfWord))
  return distances.reduce((sum, one) => (sum === undefined || one === undefined ? undefined : sum + one), 0)
}

/**
 * The names that may be meant: the nearest, or where several are as likely, those with a word that says the same, for example
 * `x_article` and `x_thread` for `twitter`. Empty where nothing is near, or too much.
 */
export function namesMeant(typed: string, known: Iterable<string>): readonly string[] {
  const names = [...known]
  const nearest = nearestName(typed, names)
  if (nearest !== undefined) return [nearest]
  const says = (word: string) => wordsMeaning(word).some((one) => isSlipOf(typed, one))
  const about = names.filter((name) => wordsOf(name).some(says))
  return about.length <= maxMeant ? about : []
}

const maxMeant = 3

/** Of the letters of the longer; less where the names have other numbers of words, since what they share counts, too. */
const shareOfWord = 0.4
const shareBetweenWords = 0.25

function editsWithin(one: string, other: string, share: number): number | undefined {
  if (isOpposite(one, other)) return undefined
  const distance = editDistance(one, other)
  const isFar = distance > Math.max(one.length, other.length) * share || distance >= other.length
  return distance > 0 && isFar ? undefined : distance
}

/** `writeArticle` for `generateArticle`. */
function saysTheSame(typed: string, name: string): boolean {
  const [words, others] = [wordsOf(typed), wordsOf(name)]
  return (
    words.length === others.length &&
    words.every((word, at) => {
      const other = others[at] ?? ''
      return meanTheSame(word, other) || editsWithin(word, other, shareOfWord) !== undefined
    })
  )
}

function isSameInPlural(one: string, other: string): boolean {
  return one === other || `${one}s` === other || one === `${other}s`
}

function only(names: readonly string[]): string | undefined {
  return names.length === 1 ? names[0] : undefined
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

/** Names are short; what is longer than any of them is like none. */
const maxLength = 60

/** `brand` and `name` of `brandName`; `article` and `published` of `article.published`. */
const wordsOf = (name: string) =>
  name
    .slice(0, maxLength)
    .replaceAll(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[-_.\s]+/)

const plainOf = (name: string) => wordsOf(name).join('')

/** How many letters two names differ by, in whatever case and with whatever marks between their words. */
export function lettersBetween(one: string, other: string): number {
  return editDistance(plainOf(one), plainOf(other))
}

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
