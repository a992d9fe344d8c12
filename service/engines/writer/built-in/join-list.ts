import { baseLanguage } from './lexicon/find-lexicon.ts'

/** "a, b and c" in a language; as in English where the runtime does not know it. */
export function joinList(items: string[], language: string): string {
  const base = baseLanguage(language)
  const [locale] = /^[a-z]{2,3}$/.test(base) ? Intl.ListFormat.supportedLocalesOf(base) : []
  return new Intl.ListFormat(locale ?? 'en', { type: 'conjunction' }).format(items).replace(/, and /, ' and ')
}
