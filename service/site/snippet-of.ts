import { hasWord, wordPattern } from './word-pattern.ts'

const before = 60
const maxLength = 190

/**
 * The sentence or so of a Markdown text that has the most of the words, as plain text; undefined where no paragraph has one.
 * Headings, tables, code and images are left out.
 */
export function snippetOf(markdown: string, words: readonly string[]): string | undefined {
  const found = markdown
    .split(/\n{2,}/)
    .filter((block) => !/^\s*(?:#|\||!\[|```|~~~|\[\^)/.test(block))
    .map(plain)
    .map((text) => ({ text, count: words.filter((word) => hasWord(text, word)).length }))
  const best = found.reduce((one, other) => (other.count > one.count ? other : one), { text: '', count: 0 })
  return best.count === 0 ? undefined : cut(best.text, words)
}

function plain(block: string): string {
  return block
    .replaceAll(/!?\[([^\]\n]*)\]\([^)\s]*(?:\s"[^"]*")?\)/g, '$1')
    .replaceAll(/\s*\[\d{1,3}(?:\s*[,;–-]\s*\d{1,3})*\]/g, '')
    .replaceAll(/^\s*(?:[-*+]|\d{1,3}\.|>)\s+/gm, '')
    .replaceAll(/\\(?=[!-/:-@[-`{-~])|(?<!\\)[*_`]+/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** A window that begins a little before the first of the words, between two words where the text has spaces. */
function cut(text: string, words: readonly string[]): string {
  if (text.length <= maxLength) return text
  const first = text.search(new RegExp(words.map(wordPattern).join('|'), 'iu'))
  const from = first <= before ? 0 : startOf(text, first)
  const rest = text.slice(from)
  const end = rest.length <= maxLength ? rest.length : endOf(rest)
  return `${from > 0 ? '… ' : ''}${rest.slice(0, end)}${end < rest.length ? ' …' : ''}`
}

function startOf(text: string, first: number): number {
  const space = text.indexOf(' ', first - before)
  return space >= 0 && space < first ? space + 1 : wholeCharacter(text, first - before)
}

function endOf(rest: string): number {
  const space = rest.lastIndexOf(' ', maxLength)
  return space > maxLength - before ? space : wholeCharacter(rest, maxLength)
}

/** Not inside a character of two units. */
const wholeCharacter = (text: string, at: number) => (/[\uDC00-\uDFFF]/.test(text.charAt(at)) ? at - 1 : at)
