const compound = /\p{L}[\p{L}\p{N}]*(?:[-‐‑][\p{L}\p{N}]+)+/gu

/**
 * Words of a query without the halves of those with a hyphen, which are one thing: "non-profits" where "non" and "profits" are
 * both among them, and else neither.
 * @param words in lower case, as the index has them
 */
export function wholeWords(query: string, words: readonly string[]): string[] {
  let whole = [...words]
  for (const [said] of query.toLowerCase().matchAll(compound)) {
    const halves = said.split(/[-‐‑]/)
    const [first] = halves.filter((half) => whole.includes(half))
    const isWhole = halves.every((half) => whole.includes(half))
    whole = whole.flatMap((word) =>
      !halves.includes(word) ? [word] : isWhole && word === first ? [said] : [],
    )
  }
  return whole
}
