import { isOrdinaryWord } from './ordinary-words.ts'

const legalForm =
  /,?\s+(?:inc|llc|ltd|gmbh|ag|s\.?a|sas|sarl|b\.?v|n\.?v|oy|ab|a\/s|co|corp|corporation|company|limited|plc|srl|s\.?p\.?a|pty|kg|se|lda)\.?$/i
const domainEnd = /\.(?:com|io|ai|app|co|org|net|dev|so|de|eu|uk|fr|es|it|pt|nl)$/i

export type BrandName = {
  text: string
  /** It is a word of everyday speech, so that only its spelling as a name counts. */
  isOrdinary: boolean
}

/**
 * The names under which a brand is looked for: as given, its aliases, and both without a legal form or the end of a
 * domain. What is left of a name must be one by itself: `Booking.com` is not looked for as "booking".
 */
export function brandNames(brandName: string, aliases: readonly string[]): BrandName[] {
  const given = [brandName, ...aliases]
    .map((name) => name.normalize('NFC').trim())
    .filter((name) => name !== '')
  const shorter = given
    .flatMap((name) => [name.replace(legalForm, ''), name.replace(domainEnd, '')])
    .map((name) => name.trim())
    .filter((name) => name.length >= 3 && !isOrdinaryWord(name))
  const distinct = new Map([...given, ...shorter].map((name) => [name.toLowerCase(), name]))
  // The spelling that was given wins over one that was derived.
  for (const name of given) distinct.set(name.toLowerCase(), name)
  return [...distinct.values()].map((text) => ({ text, isOrdinary: isOrdinaryWord(text) }))
}
