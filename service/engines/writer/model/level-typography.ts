/** What is no text of a reader's: code, the address of a link, an address. */
const untouched = /(`[^`\n]*`|\]\([^)\n]*\)|<[^>\n]*>|https?:\/\/\S+|^[|\s:-]+$)/gm
const typographicApostrophe = /\p{L}’\p{L}/u
const noBreak = /[\u00a0\u202f](?=[:;?!»%€$])|«[\u00a0\u202f]/
const spaceBeforeMark = /(?<=[\p{L}\p{N})\]»”%€*_’.]) (?=[:;?!»%€$](?!\p{L}))/gu
const spaceInsideQuote = /(?<=«) (?=\S)/g

/**
 * One form where a text has two, as it has after several hands: apostrophes, and in French the no-break spaces before high
 * marks and signs. A text that has only one of the forms stays as it is.
 */
export function levelTypography(markdown: string, language: string): string {
  const hasApostrophe = typographicApostrophe.test(markdown)
  const isFrench = /^fr\b/i.test(language) && noBreak.test(markdown)
  if (!hasApostrophe && !isFrench) return markdown
  const space = markdown.includes('\u202f') ? '\u202f' : '\u00a0'
  return markdown
    .split(untouched)
    .map((part, index) => {
      if (index % 2 === 1) return part
      const levelled = hasApostrophe ? part.replace(/(?<=\p{L})'(?=\p{L})/gu, '’') : part
      return isFrench ? levelled.replace(spaceBeforeMark, space).replace(spaceInsideQuote, space) : levelled
    })
    .join('')
}
