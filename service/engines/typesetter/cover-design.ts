/**
 * Measures of the first page in points of A4, 595 wide: the PDF is set by them, and so is the cover on its landing page.
 * What is offered and what arrives are then the same. A square of six by six tiles, and the words on paper below; a long
 * title takes as much more of the square as it needs.
 */
export const coverDesign = {
  pageWidth: 595.28,
  pageHeight: 841.89,
  tiles: 6,
  side: 46,
  textTop: 30,
  foot: 34,
  kicker: { size: 10.5, below: 9 },
  title: { lineHeight: 1.1, below: 10 },
  subtitle: { size: 12.5, lineHeight: 1.45, maxWidth: 430 },
  publisher: { size: 12.5, lineHeight: 1.3, maxWidth: 330, above: 22 },
  date: { size: 9, lineHeight: 1.45 },
} as const

/** From the largest: a long title is set smaller. */
export const coverTitleSizes = [40, 33, 27, 22] as const

export function coverTitleSize(title: string): (typeof coverTitleSizes)[number] {
  const length = [...title].length
  if (length <= 28) return 40
  if (length <= 60) return 33
  return length <= 110 ? 27 : 22
}

/** The day on a cover, as its locale writes it. English without a region is written day first, which nobody misreads. */
export function coverDay(day: Date, locale: string): string {
  const tag = locale === 'en' ? 'en-GB' : locale
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(day)
}

/** How days are written in a document of some language: as on the site, where it speaks the same. */
export function coverLocale(language: string, siteLanguage: string): string {
  return siteLanguage.split('-')[0] === language ? siteLanguage : language
}
