/**
 * `“Growth” or “Arrivo”`: words of a query that no document has, as they were typed; undefined where there are none.
 * @param missing in lower case
 */
export function missingWords(query: string, missing: readonly string[]): string | undefined {
  const typed = query.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? []
  const words = missing.map((word) => `“${typed.find((one) => one.toLowerCase() === word) ?? word}”`)
  return words.length === 0
    ? undefined
    : new Intl.ListFormat('en', { type: 'disjunction' }).format([...new Set(words)])
}

/** What is said where nothing answers: of a search, and of a topic that no document covers. */
export function nothingOn(query: string, missing: readonly string[]): string {
  const words = missingWords(query, missing)
  return words ? `Nothing on ${words} in your documents` : 'Nothing answers this'
}
