/** White space folded to single spaces; invisible characters (soft hyphen, zero width, byte order, controls) removed. */
export function foldText(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what has to go
      .replace(/[\u0000-\u0008\u000e-\u001f\u007f\u00ad\u200b\u2060\ufeff]/g, '')
      .replace(/\s+/g, ' ')
      .trim()
  )
}

/**
 * Lines of one paragraph as one text: a word broken by a hyphen at the line's end is put together, and lines in scripts
 * without spaces are joined without one.
 */
export function joinLines(lines: readonly string[]): string {
  const parts: string[] = []
  let previous = ''
  for (const line of lines.map((part) => part.trim()).filter((part) => part !== '')) {
    const isBroken = /\p{Ll}[-\u00ad\u2010]$/u.test(previous) && /^\p{Ll}/u.test(line)
    if (isBroken) parts.push(parts.pop()?.slice(0, -1) ?? '')
    else if (previous !== '' && !(endsSpaceless.test(previous) && startsSpaceless.test(line))) parts.push(' ')
    parts.push(line)
    previous = line
  }
  return foldText(parts.join(''))
}

const endsSpaceless = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}、。]$/u
const startsSpaceless = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u
