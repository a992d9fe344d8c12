/**
 * Control, zero-width, private and bidirectional override characters, all of which can hide or reorder words. The
 * joiners that Persian, Indic scripts and emoji need stay, and so do Arabic number signs.
 */
const invisibleCharacters = /(?!\u200c|\u200d|[\t\n\v\r\u0600-\u0605\u06dd])[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu
/** An encyclopedia's footnote marks would be taken for our own references. */
const footnotes = /\s?\[(?:\d{1,3}|[a-z]|edit|citation needed|note \d+|update)\](?!\p{L})/giu

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
