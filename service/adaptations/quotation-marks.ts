const byLanguage: Readonly<Record<string, readonly [string, string]>> = {
  de: ['„', '“'],
  fr: ['«\u202f', '\u202f»'],
  es: ['«', '»'],
  it: ['«', '»'],
  ru: ['«', '»'],
  ar: ['«', '»'],
  ja: ['「', '」'],
}

/** The quotation marks of a language. */
export function quotationMarks(language: string): readonly [string, string] {
  return byLanguage[language.toLowerCase().split(/[-_]/)[0] ?? ''] ?? ['“', '”']
}
