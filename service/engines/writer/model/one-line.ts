/** On one line, with one blank where there were several. No-break spaces, which French sets before its marks, stay. */
export function asOneLine(text: string): string {
  return text.replace(/[^\S\u00a0\u202f\u2009]+/g, ' ').trim()
}
