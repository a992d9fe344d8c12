/** One line of text that PostgreSQL can keep: whole characters only, no controls, white space folded. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ').trim()
}

/** Half surrogates become U+FFFD and control characters go; line ends are `\n`. */
export function cleanText(text: string): string {
  return (
    text
      .toWellFormed()
      .replace(/\r\n?/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what has to go
      .replace(/[\u0000-\u0008\u000b\u000e-\u001f\u007f\ufeff]/g, '')
  )
}
