import type { SiteBranding } from '#contract/site.ts'
import { type BrandPalette, brandPalettes } from './brand-colors.ts'
import { baseStyle } from './styles/base-style.ts'
import { journalStyle } from './styles/journal-style.ts'
import { magazineStyle } from './styles/magazine-style.ts'
import { productStyle } from './styles/product-style.ts'
import { typefaceStyle } from './typefaces.ts'

type Look = Pick<SiteBranding, 'layout' | 'typeface' | 'accent' | 'paper'>

const layouts = { magazine: magazineStyle, journal: journalStyle, product: productStyle }

/** Few looks are in use at a time; what is made again is the same. */
const made = new Map<string, string>()
const maxMade = 200

/**
 * The one stylesheet of a site's pages, inlined: a page is a single request and runs no script. `theme` fixes day or night,
 * for a preview; without it the reader's device decides.
 */
export function siteStyle(look: Look, theme?: 'light' | 'dark'): string {
  const { layout, typeface, accent, paper } = look
  const key = [layout, typeface, accent, paper, theme].join()
  const known = made.get(key)
  if (known !== undefined) return known
  const style =
    `${colorStyle(look, theme)}${typefaceStyle(typeface)}${baseStyle}${layouts[layout]}${invertStyle(theme)}`
      .replace(/\n+/g, '')
      .trim()
  if (made.size >= maxMade) made.clear()
  made.set(key, style)
  return style
}

function colorStyle(look: Look, theme: 'light' | 'dark' | undefined): string {
  const { light, dark } = brandPalettes(look)
  if (theme) return `:root{color-scheme:${theme};${properties(theme === 'light' ? light : dark)}}`
  return `:root{color-scheme:light dark;${properties(light)}}@media(prefers-color-scheme:dark){:root{${properties(dark)}}}`
}

/** A dark logo on a transparent ground would be lost at night. */
function invertStyle(theme: 'light' | 'dark' | undefined): string {
  const rules =
    '.is-dark{filter:invert(1) hue-rotate(180deg)}.prose img:not([src$=".svg"]),.banner img,.art img{filter:brightness(.88)}'
  if (theme === 'light') return ''
  return theme === 'dark' ? rules : `@media screen and (prefers-color-scheme:dark){${rules}}`
}

function properties(palette: BrandPalette): string {
  const { onFill, ...others } = palette
  return Object.entries({ ...others, 'on-fill': onFill })
    .map(([name, color]) => `--${name}:${color}`)
    .join(';')
}
