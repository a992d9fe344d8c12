/** The placeholder for the reader's own words. */
export const blank = '____'

/** A number by itself with its sign; the digit of a name such as HTML5 or B2B is none. */
const figure =
  /(?:[$€£¥]\s?)?(?<![\p{L}\p{N}])\p{N}+(?:[.,:’'\u00a0\u202f]\p{N}+)*(?![\p{L}\p{N}])(?:\s?(?:%|‰|°C|°F|€|\$|£))?/gu

/** The line with a blank for each figure, its sign included; null where it has none. */
export function withBlanks(text: string): string | null {
  const blanked = text.replace(figure, blank)
  return blanked === text ? null : blanked
}

export function hasFigure(text: string): boolean {
  return withBlanks(text) !== null
}
