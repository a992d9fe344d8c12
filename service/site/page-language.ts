const rightToLeft = new Set(['ar', 'ur', 'he', 'fa', 'yi', 'ps', 'sd', 'ug', 'ckb', 'dv'])

/** What the `lang` and `dir` attributes say. `primary` is the ISO 639 part alone. */
export type PageLanguage = { lang: string; primary: string; dir: 'ltr' | 'rtl' }

/** Reads a BCP 47 tag; anything that is not one is English. */
export function pageLanguage(tag: string): PageLanguage {
  const lang = canonical(tag)
  const primary = lang.split('-')[0] ?? 'en'
  return { lang, primary, dir: rightToLeft.has(primary) ? 'rtl' : 'ltr' }
}

function canonical(tag: string): string {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? 'en'
  } catch {
    return 'en'
  }
}
