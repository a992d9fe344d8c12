import { builtInLanguages } from '#contract/built-in-languages.ts'

/** Whether whoever writes knows the language, so that nobody has to ask who that is. */
export function isKnownToEveryWriter(tag: string): boolean {
  const primary = primaryLanguage(tag)
  return builtInLanguages.some((one) => one === primary)
}

/**
 * Why an article cannot be written in a language, or undefined when it can: a BCP 47 tag such as `pt-BR` whose
 * language the writer knows. A model is taken to know every language that has a name.
 */
export function refusedLanguage(tag: string, writer: string): string | undefined {
  const why = whyRefused(tag, writer)
  const meant = why === undefined ? undefined : languageNamed(tag)
  return meant === undefined ? why : `Did you mean ${meant}? ${why}`
}

function whyRefused(tag: string, writer: string): string | undefined {
  const primary = primaryLanguage(tag)
  const known = [...builtInLanguages].sort().join(', ')
  if (primary === undefined) return `Must be a language tag such as en or pt-BR; this server writes ${known}.`
  if (writer === 'built-in') {
    return builtInLanguages.some((one) => one === primary)
      ? undefined
      : `The writer of this server does not know ${tag}; it writes ${known}.`
  }
  const name = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(primary)
  return name === undefined ? `There is no language ${tag}.` : undefined
}

/** The language that is called so in English or by those who speak it: `de` for German and for Deutsch. */
function languageNamed(name: string): string | undefined {
  const isNamed = (tag: string) =>
    ['en', tag].some((own) => {
      const says = new Intl.DisplayNames(own, { type: 'language' }).of(tag)
      return says?.toLocaleLowerCase(tag) === name.trim().toLocaleLowerCase(tag)
    })
  return builtInLanguages.find(isNamed)
}

function primaryLanguage(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).language
  } catch {
    return undefined
  }
}
