import { escapeHtml } from '../text/escape-html.ts'

/** What the cover of a guide says; every string is untrusted. */
export type LandingCover = {
  kind: string
  title: string
  subtitle: string
  publisher: string
  type: 'checklist' | 'swipe_file' | 'framework'
  /** A picture across the top of the cover, as a data URL; null for the shapes of its type. */
  band: string | null
}

/** The first page of the PDF, set again in the typeface of the site: sharp at every size, and no file to wait for. */
export function landingCover(guide: LandingCover): string {
  const band =
    guide.band === null
      ? `<svg viewBox="0 0 595 150">${shapes[guide.type]}</svg>`
      : `<img src="${escapeHtml(guide.band)}" alt="" width="1200" height="600">`
  // Its words stand on the page already; a long title is set smaller, as in the PDF.
  const size = guide.title.length > 60 ? ' class="long"' : ''
  return `<div class="cover" aria-hidden="true"><div>${band}<p>${escapeHtml(guide.kind)}</p><b${size}>${escapeHtml(guide.title)}</b><i>${escapeHtml(guide.subtitle)}</i><span>${escapeHtml(guide.publisher)}</span></div></div>`
}

const five = [0, 1, 2, 3, 4]
const rect = (index: number, place: string) => `<rect ${place}${index === 2 ? ' class="marked"' : ''}/>`

/** Squares to tick, lines, or steps that rise. */
const shapes: Record<LandingCover['type'], string> = {
  checklist: five.map((n) => rect(n, `x="${58 + n * 62}" y="54" width="42" height="42" rx="5"`)).join(''),
  swipe_file: five
    .map((n) => rect(n, `x="58" y="${34 + n * 18}" width="${480 - ((n * 137) % 220)}" height="7" rx="3"`))
    .join(''),
  framework: five
    .map((n) => rect(n, `x="${58 + n * 97}" y="${112 - n * 19}" width="89" height="${38 + n * 19}"`))
    .join(''),
}
