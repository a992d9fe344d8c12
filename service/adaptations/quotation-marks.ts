const byLanguage: Readonly<Record<string, readonly [string, string]>> = {
  de: ['„', '“'],
  fr: ['«\u00a0', '\u00a0»'],
  es: ['«', '»'],
  it: ['«', '»'],
  ru: ['«', '»'],
  ar: ['«', '»'],
  ja: ['「', '」'],
}

/** The marks that a language puts around somebody else's words. */
export function quotationMarks(language: string): readonly [string, string] {
  return byLanguage[language.toLowerCase().split(/[-_]/)[0] ?? ''] ?? ['“', '”']
}
