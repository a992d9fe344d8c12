const maxQuotedShare = 1 / 3
/** Of a page of a few paragraphs more of what it says is the answer. */
const shortPage = 600
const maxShareOfShort = 0.6
/** What a study or a public office says is told at as large a part as what is one's own. */
const maxShareOfStudy = 0.75
const minQuotedWords = 80

/** How many words may be quoted of a page of so many, more of whoever earns nothing by what it says. */
export function roomOf(pageWords: number, earnsNothing = false): number {
  const ofShort = Math.min(pageWords, shortPage) * (earnsNothing ? maxShareOfStudy : maxShareOfShort)
  return Math.max(minQuotedWords, ofShort, pageWords * maxQuotedShare)
}
