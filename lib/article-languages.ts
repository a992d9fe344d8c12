import { type BuiltInLanguage, builtInLanguages } from '#contract/built-in-languages.ts'

const names = new Intl.DisplayNames('en', { type: 'language' })

/**
 * The choices of the form, the English name and the language's own: those with connecting words of their own. A server
 * with a model may write more of them.
 */
export const articleLanguages: readonly { value: BuiltInLanguage; label: string }[] = builtInLanguages.map(
  (tag) => {
    const english = names.of(tag) ?? tag
    const own = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag
    return {
      value: tag,
      label: own.toLowerCase() === english.toLowerCase() ? english : `${english} – ${own}`,
    }
  },
)

/** The name of a language tag, or the tag if it is unknown. */
export function languageName(tag: string): string {
  try {
    return names.of(tag) ?? tag
  } catch {
    return tag
  }
}
