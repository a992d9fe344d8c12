import type { BuiltInLanguage } from '#contract/built-in-languages.ts'
import { ar } from './languages/ar.ts'
import { bn } from './languages/bn.ts'
import { de } from './languages/de.ts'
import { en } from './languages/en.ts'
import { es } from './languages/es.ts'
import { fr } from './languages/fr.ts'
import { hi } from './languages/hi.ts'
import { id } from './languages/id.ts'
import { it } from './languages/it.ts'
import { ja } from './languages/ja.ts'
import { nl } from './languages/nl.ts'
import type { PostWords } from './languages/post-words.ts'
import { pt } from './languages/pt.ts'
import { ru } from './languages/ru.ts'
import { ur } from './languages/ur.ts'
import { zh } from './languages/zh.ts'

const words: Record<BuiltInLanguage, PostWords> = {
  en,
  de,
  fr,
  es,
  pt,
  it,
  ru,
  zh,
  ja,
  ar,
  hi,
  bn,
  id,
  ur,
  nl,
}
const byLanguage: Readonly<Record<string, PostWords>> = words

/** Between a label and what it labels. */
export function colonOf(language: string): string {
  const base = language.toLowerCase().split(/[-_]/)[0] ?? ''
  if (base === 'zh' || base === 'ja') return '：'
  return base === 'fr' ? '\u202f: ' : ': '
}

/** In the language of the article; in English for one without words of its own. */
export function findPostWords(language: string): PostWords {
  return byLanguage[language.toLowerCase().split(/[-_]/)[0] ?? ''] ?? en
}
