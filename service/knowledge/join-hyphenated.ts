const compound = /\p{L}[\p{L}\p{N}]*(?:[-‐‑][\p{L}\p{N}]+)+/gu

/**
 * Words of a query, with the halves of a hyphenated one joined: "non-profits" where both "non" and "profits" are among them,
 * and neither half where only one is.
 * @param words in lower case, as the index has them
 */
export function joinHyphenated(query: string, words: readonly string[]): string[] {
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
