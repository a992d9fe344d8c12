const maxQuotedShare = 1 / 3
/** Of a page of a few paragraphs more of what it says is the answer. */
const shortPage = 600
const maxShareOfShort = 0.6
const minQuotedWords = 80

/** How many words may be quoted of a page of so many. */
export function roomOf(pageWords: number): number {
  const ofShort = Math.min(pageWords, shortPage) * maxShareOfShort
  return Math.max(minQuotedWords, ofShort, pageWords * maxQuotedShare)
}
