import {
  coverDay,
  coverDesign,
  coverShapes,
  coverTitleSize,
  coverTitleSizes,
} from '../engines/typesetter/cover-design.ts'
import { escapeHtml } from '../text/escape-html.ts'
import { coverFontPath } from './cover-font.ts'

/** What the cover of a guide says; every string is untrusted. */
export type LandingCover = {
  kind: string
  title: string
  subtitle: string
  publisher: string
  /** When its PDF was made. */
  madeAt: Date
  language: string
  type: 'checklist' | 'swipe_file' | 'framework'
  /** A picture across the top of the cover, as a data URL; null for the shapes of its type. */
  band: string | null
}

/** The first page of the PDF, set again by its measures and in its typeface: sharp at every size. */
export function landingCover(guide: LandingCover): string {
  const { pageWidth, bandHeight } = coverDesign
  const band =
    guide.band === null
      ? `<svg viewBox="0 0 ${pageWidth} ${bandHeight}">${coverShapes(guide.type).map(rect).join('')}</svg>`
      : `<img src="${escapeHtml(guide.band)}" alt="" width="1200" height="600">`
  // Its words stand on the page already.
  return `<div class="cover" aria-hidden="true"><div>${band}<p>${escapeHtml(guide.kind)}</p><b class="size-${coverTitleSize(guide.title)}">${escapeHtml(guide.title)}</b><i>${escapeHtml(guide.subtitle)}</i><span><b>${escapeHtml(guide.publisher)}</b><small>${escapeHtml(coverDay(guide.madeAt, guide.language))}</small></span></div></div>`
}

function rect({ isMarked, ...place }: ReturnType<typeof coverShapes>[number]): string {
  const attributes = Object.entries(place).map(([name, value]) => `${name}="${value}"`)
  return `<rect ${attributes.join(' ')}${isMarked ? ' class="marked"' : ''}/>`
}

/** Points of the page as a share of the width that the cover has. */
const cqi = (points: number) => `${((points / coverDesign.pageWidth) * 100).toFixed(2)}cqi`

/**
 * The stylesheet part of the cover; `--paper` and the others are those of its PDF. The small print is in a face of the
 * reader's own, stretched to the widths of the PDF's (Geist), so that its lines break alike.
 */
export function coverStyle(): string {
  const { side, textTop, foot, kicker, title, subtitle, publisher, date } = coverDesign
  const sans = 'Geist,"Cover sans","Cover sans wide",system-ui,sans-serif'
  const serif = '"Cover serif",Newsreader,Georgia,serif'
  const sizes = coverTitleSizes.map((size) => `.cover .size-${size}{font-size:${cqi(size)}}`)
  return `
@font-face{font-family:"Cover serif";font-weight:600;font-display:swap;src:url(${coverFontPath}) format("woff2")}
@font-face{font-family:"Cover sans";src:local("Arial"),local("Liberation Sans"),local("Helvetica Neue");size-adjust:106.3%}
@font-face{font-family:"Cover sans wide";src:local("DejaVu Sans");size-adjust:90%}
.cover{text-rendering:geometricPrecision;display:flex;justify-content:center;align-self:start}
.cover>div{container-type:inline-size;flex:0 1 24rem;aspect-ratio:1/1.414;display:flex;flex-direction:column;background:var(--paper);color:var(--ink);border-radius:.2rem;box-shadow:0 0 0 1px rgb(0 0 0/.09),0 1.1rem 2.6rem -.8rem rgb(0 0 0/.38);overflow:hidden;min-width:0}
.cover svg,.cover img{display:block;width:100%;height:auto;aspect-ratio:${coverDesign.pageWidth}/${coverDesign.bandHeight};object-fit:cover;background:var(--ink);flex:none;filter:none}
.cover rect{fill:var(--paper)}.cover .marked{fill:var(--accent)}
.cover :is(p,b,i,small){font-style:normal;letter-spacing:0}
.cover :is(p,i,span,div>b){margin-inline:${cqi(side)}}
.cover p{font:600 ${cqi(kicker.size)}/1.3 ${sans};color:var(--accent);margin-block:${cqi(textTop)} ${cqi(kicker.below)}}
.cover b{font:600 1em/${title.lineHeight} ${serif}}
${sizes.join('')}
.cover i{font:400 ${cqi(subtitle.size)}/${subtitle.lineHeight} ${sans};color:var(--soft);margin-block-start:${cqi(title.below)};max-width:${cqi(subtitle.maxWidth)}}
.cover span{display:flex;justify-content:space-between;align-items:flex-end;margin-block:auto ${cqi(foot)}}
.cover span b{font-size:${cqi(publisher.size)};line-height:${publisher.lineHeight};max-width:${cqi(publisher.maxWidth)}}
.cover span small{font:400 ${cqi(date.size)}/${date.lineHeight} ${sans};color:var(--soft)}
`
}
