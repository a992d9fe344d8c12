import { coverDay, coverDesign, coverTitleSize, coverTitleSizes } from '../engines/typesetter/cover-design.ts'
import { escapeHtml } from '../text/escape-html.ts'

/** What the cover of a guide says; every string is untrusted. */
export type LandingCover = {
  kind: string
  title: string
  subtitle: string
  publisher: string
  /** When its PDF was made, and how its site writes days. */
  madeAt: Date
  locale: string
  /** The pattern of the cover as a data URL; null where no cover is shown. */
  pattern: string | null
  parts: readonly { heading: string }[]
}

/** The first page of the PDF, set again by its measures: sharp at every size. Behind it a page from inside looks out. */
export function landingCover(guide: LandingCover): string {
  const { kind, title, subtitle, publisher, madeAt, locale, pattern } = guide
  const picture =
    pattern === null ? '' : `<img src="${escapeHtml(pattern)}" alt="" width="1200" height="1200">`
  // Its words stand on the page already.
  return `<div class="cover" aria-hidden="true">${insidePage(guide)}<div class="front">${picture}<div><p>${escapeHtml(kind)}</p><b class="size-${coverTitleSize(title)}">${escapeHtml(title)}</b><i>${escapeHtml(subtitle)}</i><span><b>${escapeHtml(publisher)}</b><small>${escapeHtml(coverDay(madeAt, locale))}</small></span></div></div></div>`
}

/** Its headings are real; the lines below them are only hinted at. */
function insidePage({ parts }: LandingCover): string {
  const sections = parts
    .slice(0, 3)
    .map(({ heading }, at) => `<b>${at + 1} ${escapeHtml(heading)}</b>${'<u></u>'.repeat(4)}`)
  return `<div class="inside-page">${sections.join('')}</div>`
}

/** Points of the page as a share of the width that the cover has. */
const cqi = (points: number) => `${((points / coverDesign.pageWidth) * 100).toFixed(2)}cqi`

/** The stylesheet part of the cover; `--paper` and the others are those of its PDF, and so is the typeface. */
export function coverStyle(): string {
  const { side, textTop, foot, kicker, title, subtitle, publisher, date, pageWidth, pageHeight } = coverDesign
  const sizes = coverTitleSizes.map((size) => `.cover .front .size-${size}{font-size:${cqi(size)}}`)
  return `
.cover{text-rendering:geometricPrecision;display:grid;justify-items:center;align-self:start}
.cover>div{grid-area:1/1;container-type:inline-size;width:min(100%,24rem);aspect-ratio:${pageWidth}/${pageHeight};background:var(--paper);color:var(--ink);border-radius:.2rem;box-shadow:0 0 0 1px rgb(0 0 0/.09),0 1.1rem 2.6rem -.8rem rgb(0 0 0/.38);overflow:hidden;min-width:0}
.cover .front{position:relative}
.cover .inside-page{padding:9% 7%;transform:translate(7%,1%) rotate(3.6deg);display:grid;align-content:start;gap:2.4cqi}
.cover .inside-page b{font:600 4cqi/1.3 var(--serif);margin-block-start:3cqi;white-space:nowrap;overflow:hidden}
.cover u{display:block;height:1.9cqi;border-radius:1cqi;background:var(--ink);opacity:.14}.cover u:nth-of-type(3n){width:94%}
.cover img{display:block;width:100%;height:auto;filter:none}
.cover .front>div{position:absolute;inset:auto 0 0;min-height:${cqi(pageHeight - pageWidth)};display:flex;flex-direction:column;background:var(--paper);padding:${cqi(textTop)} ${cqi(side)} ${cqi(foot)}}
.cover :is(p,b,i,small){font-style:normal;letter-spacing:0}
.cover p{font:600 ${cqi(kicker.size)}/1.3 var(--sans);color:var(--accent);margin:0 0 ${cqi(kicker.below)}}
.cover .front b{font:600 1em/${title.lineHeight} var(--serif)}
${sizes.join('')}
.cover i{font:400 ${cqi(subtitle.size)}/${subtitle.lineHeight} var(--sans);color:var(--soft);margin-block-start:${cqi(title.below)};max-width:${cqi(subtitle.maxWidth)}}
.cover span{display:flex;justify-content:space-between;align-items:flex-end;margin-block-start:auto;padding-block-start:${cqi(publisher.above)}}
.cover .front span b{font-size:${cqi(publisher.size)};line-height:${publisher.lineHeight};max-width:${cqi(publisher.maxWidth)}}
.cover span small{font:400 ${cqi(date.size)}/${date.lineHeight} var(--sans);color:var(--soft)}
`
}
