/** What GitHub-flavoured Markdown would make a link of by itself. Backslashes do not stop it; code spans do. */
const addressPattern =
  /(?:[a-z][a-z0-9+.-]*:\/\/|www\.)[^\s<>"“”«»`|]+|(?:mailto|xmpp):[^\s<>`|]+|[\p{L}\p{N}._+-]+@[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)+/giu
const specialCharacters = /[\\`*_[\]<>~]/g

function escapeText(text: string): string {
  return text.replace(specialCharacters, '\\$&').replace(/&(?=#?\w+;)/g, '\\&')
}

/**
 * Evidence as inline Markdown (one line, already plain): it can make no link, picture, HTML, emphasis or code.
 * Bare addresses become code, because GitHub-flavoured Markdown links them otherwise.
 */
export function escapeMarkdown(text: string): string {
  let escaped = ''
  let at = 0
  for (const match of text.matchAll(addressPattern)) {
    const address = match[0].replace(/[.,;:!?)\]’']+$/u, '')
    escaped += `${escapeText(text.slice(at, match.index))}\`${address}\``
    at = match.index + address.length
  }
  return escaped + escapeText(text.slice(at))
}

/** The same in a cell of a table, which a vertical bar would end. */
export function escapeCell(text: string): string {
  return escapeMarkdown(text).replaceAll('|', '\\|')
}

/** The same at the start of a line, where a few more characters would begin a heading, list, rule or quotation. */
export function escapeLine(text: string): string {
  return escapeMarkdown(text)
    .replace(/^([#+\-=>:])/, '\\$1')
    .replace(/^(\d{1,9})([.)])/, '$1\\$2')
}

/** The target of a link, or null when it is not an ordinary web address. */
export function linkTarget(url: string | null): string | null {
  if (url === null || !URL.canParse(url)) return null
  const parsed = new URL(url)
  if (parsed.protocol !== 'https:' && parsed.protocol !== 'http:') return null
  return parsed.href.replace(
    /[()<>\\[\]`|"']/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
