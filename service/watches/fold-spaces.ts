/** A text without regard to case, composition and spacing. */
export function foldSpaces(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
}
