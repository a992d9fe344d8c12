/** What stands where somebody fills in their own. */
export const blank = '____'

/** The line with a blank for each figure, its sign included; null where it has none. */
export function withBlanks(text: string): string | null {
  const blanked = text.replace(
    /[$€£¥]?\s?\p{N}+(?:[.,:’'\u00a0\u202f]\p{N}+)*(?:\s?(?:%|‰|°C|°F|€|\$|£))?/gu,
    (figure) => `${/^\s/.test(figure) ? ' ' : ''}${blank}`,
  )
  return blanked === text ? null : blanked
}
