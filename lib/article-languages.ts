/** Languages with connecting words of their own, by number of users; a server may write more of them. */
const tags = ['en', 'zh', 'hi', 'es', 'ar', 'fr', 'bn', 'pt', 'ru', 'id', 'ur', 'de', 'ja', 'it'] as const

const names = new Intl.DisplayNames('en', { type: 'language' })

/** The choices of the form: the English name and the language's own. */
export const articleLanguages: readonly { value: string; label: string }[] = tags.map((tag) => {
  const english = names.of(tag) ?? tag
  const own = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag
  return { value: tag, label: own.toLowerCase() === english.toLowerCase() ? english : `${english} – ${own}` }
})

/** The name of a language tag, or the tag if it is unknown. */
export function languageName(tag: string): string {
  try {
    return names.of(tag) ?? tag
  } catch {
    return tag
  }
}
