import { countTokens } from './count-tokens.ts'

/** No text of this many characters a token needs counting to know that it is too long. */
const maxCharactersPerToken = 16
/** A border is looked for this far around the middle. */
const reach = 2000
const clause = /[,;:–—]\s+|[、,;:،؛।]\s*/gu
const space = /\s+/gu
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** Cuts a text into pieces of at most so many tokens, near a clause's end, else between words, else between letters. Joined they are the text. */
export function splitLongText(text: string, maxTokens: number): string[] {
  if (text.length <= maxTokens * maxCharactersPerToken && countTokens(text) <= maxTokens) return [text]
  if (text.length < 2) return [text]
  const at = middleBorder(text)
  return [...splitLongText(text.slice(0, at), maxTokens), ...splitLongText(text.slice(at), maxTokens)]
}

function middleBorder(text: string): number {
  const middle = Math.floor(text.length / 2)
  const from = Math.max(Math.floor(text.length / 4), middle - reach)
  const window = text.slice(from, Math.min(Math.ceil((text.length * 3) / 4), middle + reach))
  const found = nearest(window, clause, middle - from) ?? nearest(window, space, middle - from)
  if (found !== undefined) return from + found
  return letterBorder(text, middle)
}

/** The end of the match that is nearest to a place. */
function nearest(window: string, border: RegExp, place: number): number | undefined {
  let best: number | undefined
  for (const match of window.matchAll(border)) {
    const end = match.index + match[0].length
    if (end === window.length) continue
    if (best === undefined || Math.abs(end - place) < Math.abs(best - place)) best = end
  }
  return best
}

/** Between two letters as a reader sees them, so that no emoji or accented letter is broken. */
function letterBorder(text: string, middle: number): number {
  const from = Math.max(0, middle - 64)
  for (const { index } of graphemes.segment(text.slice(from, middle + 64))) {
    if (from + index >= middle) return from + index
  }
  const isLow = /[\udc00-\udfff]/.test(text[middle] ?? '')
  return isLow && middle > 1 ? middle - 1 : middle
}
