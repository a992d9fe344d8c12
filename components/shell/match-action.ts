/**
 * How well an action fits what was typed: 0 does not, 1 begins with it. Every typed word must begin a word of the title or
 * of the keywords; letters that happen to stand in this order somewhere are no match. One slip in a word of four letters
 * or more is forgiven, and comes after everything that fits as typed.
 */
export function matchAction(title: string, typed: string, keywords: readonly string[] = []): number {
  const wanted = wordsOf(typed)
  const named = wordsOf(title)
  const known = [...named, ...keywords.flatMap(wordsOf)]
  const fits = (words: readonly string[], begins: (word: string, start: string) => boolean) =>
    wanted.every((start) => words.some((word) => begins(word, start)))
  if (!fits(known, nearlyBegins)) return 0
  if (title.toLowerCase().startsWith(typed.trim().toLowerCase())) return 1
  if (fits(named, exactlyBegins)) return 0.8
  if (fits(known, exactlyBegins)) return 0.5
  return fits(named, nearlyBegins) ? 0.3 : 0.2
}

/** Also the parts of a URL are words; a lone sign stays one, since nothing typed would fit everything. */
export function wordsOf(text: string): string[] {
  const lower = text.toLowerCase()
  const words = lower.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean)
  return words.length > 0 ? words : lower.split(/\s+/).filter(Boolean)
}

function exactlyBegins(word: string, start: string): boolean {
  return word.startsWith(start)
}

/** With a letter wrong, missing or too many, or two that changed places. In a shorter word, one letter is too much of it. */
function nearlyBegins(word: string, start: string): boolean {
  if (word.startsWith(start)) return true
  if (start.length < 4) return false
  const at = [...start].findIndex((letter, index) => letter !== word[index])
  const goesOn = (inWord: number, inStart: number) =>
    word.slice(at + inWord).startsWith(start.slice(at + inStart))
  const swapped = word[at] === start[at + 1] && word[at + 1] === start[at]
  return goesOn(1, 1) || goesOn(1, 0) || goesOn(0, 1) || (swapped && goesOn(2, 2))
}
