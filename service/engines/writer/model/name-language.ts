/** "German (de)"; the code alone where the language has no English name. */
export function nameLanguage(language: string): string {
  try {
    const name = new Intl.DisplayNames('en', { type: 'language' }).of(language)
    return name && name !== language ? `${name} (${language})` : `the language "${language}"`
  } catch {
    return 'English (en)'
  }
}
