const pattern = /\[(\d{1,3}(?:\s*[,;–-]\s*\d{1,3})*)\]/g

/** The references of a text in order: `[1]`, `[1, 2]` and `[1-3]` are understood. */
export function readReferences(text: string): number[] {
  return [...text.matchAll(pattern)].flatMap((match) => expandReference(match[1] ?? ''))
}

/** Replaces each bracket by what `replace` makes of its numbers. */
export function replaceReferences(text: string, replace: (numbers: number[]) => string): string {
  return text.replace(pattern, (_, inner: string) => replace(expandReference(inner)))
}

/** The text without its references and without the blanks that stood before them. */
export function stripReferences(text: string): string {
  return text.replace(/[\s\u00a0]*\[(?:\d{1,3}(?:\s*[,;–-]\s*\d{1,3})*)\]/g, '')
}

function expandReference(inner: string): number[] {
  return inner.split(/[,;]/).flatMap((part) => {
    const [first = Number.NaN, last = first] = part.split(/[–-]/).map(Number)
    // A range is short or it is not a range of references.
    const length = Math.min(Math.max(last - first + 1, 1), 10)
    return Array.from({ length }, (_, index) => first + index)
  })
}
