/** Languages for which PostgreSQL 15 has stemming; the others are compared word by word. */
const configurations: Readonly<Record<string, string>> = {
  ar: 'arabic',
  de: 'german',
  en: 'english',
  es: 'spanish',
  fr: 'french',
  hi: 'hindi',
  id: 'indonesian',
  it: 'italian',
  pt: 'portuguese',
  ru: 'russian',
}

/** The name of PostgreSQL's text search configuration for a BCP 47 tag. */
export function textSearchConfiguration(tag: string): string {
  return configurations[tag.toLowerCase().split(/[-_]/)[0] ?? ''] ?? 'simple'
}
