/**
 * How well an action fits what was typed: 0 does not, 1 begins with it. Every typed word must begin a word of the title or
 * of the keywords; letters that happen to stand in this order somewhere are no match.
 */
export function matchAction(title: string, typed: string, keywords: readonly string[] = []): number {
  const wanted = wordsOf(typed)
  const named = wordsOf(title)
  const known = [...named, ...keywords.flatMap(wordsOf)]
  const begins = (words: readonly string[]) =>
    wanted.every((word) => words.some((other) => other.startsWith(word)))
  if (!begins(known)) return 0
  if (title.toLowerCase().startsWith(typed.trim().toLowerCase())) return 1
  return begins(named) ? 0.8 : 0.5
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean)
}
