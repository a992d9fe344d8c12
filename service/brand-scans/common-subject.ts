import { plural } from './category-phrase.ts'
import type { FindMentions } from './find-mentions.ts'

const stopWords = new Set(
  `a about after all an and any are as at be before best better but by can do does for from get good guide have how i
  if in into is it its keep make more most my new no not of on one or our out over review right should so than that the
  their them these this to top up use using vs we well what when where which who why will with without you your home
  blog news site official welcome page faq us contact terms privacy team company story pricing prices`.split(
    /\s+/,
  ),
)

/** The phrase of one to three words that most titles share; undefined where no two have one in common. */
export function commonSubject(titles: readonly string[], find: FindMentions): string | undefined {
  const counts = new Map<string, number>()
  for (const title of titles) {
    for (const phrase of phrasesOf(title, find)) counts.set(phrase, (counts.get(phrase) ?? 0) + 1)
  }
  const shared = [...counts].filter(([, count]) => count >= 2)
  // Of two phrases as common as each other, the longer one says more.
  const [best] = shared.toSorted((a, b) => b[1] - a[1] || b[0].split(' ').length - a[0].split(' ').length)
  return best && plural(best[0])
}

function phrasesOf(title: string, find: FindMentions): Set<string> {
  const words = wordsWithoutBrand(title, find)
  const phrases = new Set<string>()
  for (let length = 1; length <= 3; length += 1) {
    for (let at = 0; at + length <= words.length; at += 1) {
      const part = words.slice(at, at + length)
      const isPhrase = part.every((word) => word.length >= 3 && !stopWords.has(word) && !/^\d+$/.test(word))
      if (isPhrase) phrases.add(part.join(' '))
    }
  }
  return phrases
}

/** The name of a site without the name of its brand, where that leaves a subject: `Acme Coffee Grinders`. */
export function subjectOfTitle(title: string, find: FindMentions): string | undefined {
  if (find(title).length === 0) return undefined
  const words = wordsWithoutBrand(title, find).filter((word) => !stopWords.has(word) && word !== '')
  return words.length >= 1 && words.length <= 4 && words.some((word) => word.length >= 4)
    ? plural(words.join(' '))
    : undefined
}

/** Lower-case words; an empty one where the brand stood, so that no phrase reaches over it. */
function wordsWithoutBrand(title: string, find: FindMentions): string[] {
  let rest = ''
  let from = 0
  for (const [start, end] of find(title)) {
    rest += `${title.slice(from, start)} | `
    from = end
  }
  rest += title.slice(from)
  return (rest.toLowerCase().match(/\||[\p{L}\p{N}'’-]+/gu) ?? []).map((word) => (word === '|' ? '' : word))
}
