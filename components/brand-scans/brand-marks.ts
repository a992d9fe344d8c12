type Mark = readonly [number, number]

/**
 * Where a brand stands in a text: as the service says, or, where it says nothing, every literal occurrence of the name
 * whatever its case.
 */
export function brandMarks(
  text: string,
  brandName: string | undefined,
  marks: readonly Mark[] | undefined,
): readonly Mark[] {
  if (marks) return marks
  const name = brandName?.trim()
  if (!name) return []
  const literal = new RegExp(name.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`), 'giu')
  return [...text.matchAll(literal)].map((match) => [match.index, match.index + match[0].length])
}
