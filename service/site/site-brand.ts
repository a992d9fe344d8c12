import type { SiteBranding } from '#contract/site.ts'
import { defaultColors } from './brand-colors.ts'

/** How a site looks until somebody chooses. */
export const defaultBranding: SiteBranding = {
  name: null,
  tagline: '',
  layout: 'journal',
  typeface: 'newsreader',
  ...defaultColors,
  logo: null,
  mark: null,
  navigation: [],
  footer: '',
  imprintUrl: null,
  privacyUrl: null,
  language: null,
  authors: [],
  callToAction: 'end',
  leadMagnetId: null,
  contents: true,
  related: true,
  shareLinks: true,
}

/** A stored picture of the site, as its file name tells it. */
export type BrandPicture = { file: string; width: number; height: number; isDark: boolean }

export function brandPicture(file: string | null): BrandPicture | undefined {
  const found = file === null ? null : /^[0-9a-f]{24}-(\d{1,4})x(\d{1,4})-([dl])\.png$/.exec(file)
  if (!found) return undefined
  return { file: found[0], width: Number(found[1]), height: Number(found[2]), isDark: found[3] === 'd' }
}

/** Where the file store keeps a picture of the site. */
export function brandPictureKey(tenantId: string, file: string): string {
  return `tenants/${tenantId}/site/${file}`
}
