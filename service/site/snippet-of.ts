const before = 60
const maxLength = 190

/**
 * The sentence or so of a Markdown text that has the most of the words, as plain text; undefined where no paragraph has one.
 * Headings, tables, code and images are left out.
 */
export function snippetOf(markdown: string, words: readonly string[]): string | undefined {
  const asked = words.map((word) => word.toLowerCase())
  const found = markdown
    .split(/\n{2,}/)
    .filter((block) => !/^\s*(?:#|\||!\[|```|~~~|\[\^)/.test(block))
    .map(plain)
    .map((text) => ({ text, count: asked.filter((word) => text.toLowerCase().includes(word)).length }))
  const best = found.reduce((one, other) => (other.count > one.count ? other : one), { text: '', count: 0 })
  return best.count === 0 ? undefined : cut(best.text, asked)
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

/** A window that begins a little before the first of the words, at a word. */
function cut(text: string, asked: readonly string[]): string {
  if (text.length <= maxLength) return text
  const lower = text.toLowerCase()
  const places = asked.map((word) => lower.indexOf(word)).filter((at) => at >= 0)
  const first = Math.min(...places)
  const from = first <= before ? 0 : text.indexOf(' ', first - before) + 1
  const rest = text.slice(from)
  const end = rest.length <= maxLength ? rest.length : Math.max(rest.lastIndexOf(' ', maxLength), before)
  return `${from > 0 ? '… ' : ''}${rest.slice(0, end).toWellFormed()}${end < rest.length ? ' …' : ''}`
}
