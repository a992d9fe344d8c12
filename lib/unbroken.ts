/** A few words that stay on one line, such as a number and what it counts: its spaces do not break. */
export function unbroken(words: string): string {
  return words.replaceAll(' ', '\u00a0')
}
