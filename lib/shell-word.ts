/** A text as one word of a POSIX shell: as it is where that is safe, else in single quotes. */
export function shellWord(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : quoted(text)
}

/** A text in single quotes, whatever it holds. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}
