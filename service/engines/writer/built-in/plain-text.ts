/**
 * Control, zero-width, private and bidirectional override characters, all of which can hide or reorder words. The
 * joiners that Persian, Indic scripts and emoji need stay, and so do Arabic number signs.
 */
const invisibleCharacters = /(?!\u200c|\u200d|[\t\n\v\r\u0600-\u0605\u06dd])[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu
/** An encyclopedia's footnote marks would be taken for our own references. */
const footnotes = /\s?\[(?:\d{1,3}|[a-z]|edit|citation needed|note \d+|update)\]/gi

/** Evidence as a reader sees it: folded white space, no invisible characters, none of the page's footnote marks. */
export function plainText(text: string): string {
  return text.replace(invisibleCharacters, '').replace(footnotes, '').replace(/\s+/g, ' ').trim()
}

/** For comparing: what is left when case, punctuation and spacing are not. */
export function comparable(text: string): string {
  return plainText(text)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}

/** A text of at most `limit` characters, never cut inside a word where it has words. */
export function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text
  const points = [...text.slice(0, limit * 2)]
  let cut = ''
  for (const point of points) {
    if (cut.length + point.length > limit - 1) break
    cut += point
  }
  const space = cut.lastIndexOf(' ')
  const kept = space > limit / 3 ? cut.slice(0, space) : cut
  return `${kept.replace(/[\s,;:.\-–—(“"«„]+$/u, '')}…`
}
