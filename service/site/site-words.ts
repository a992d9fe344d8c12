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
import type { LabelSet } from './languages/label-set.ts'
import { nl } from './languages/nl.ts'
import { pt } from './languages/pt.ts'
import { ru } from './languages/ru.ts'
import { ur } from './languages/ur.ts'
import { zh } from './languages/zh.ts'
import { pageLanguage } from './page-language.ts'

const labels: Record<BuiltInLanguage, LabelSet> = {
  ar,
  bn,
  de,
  en,
  es,
  fr,
  hi,
  id,
  it,
  ja,
  nl,
  pt,
  ru,
  ur,
  zh,
}
const byLanguage: Readonly<Record<string, LabelSet>> = labels

/** The labels for a language, and the language they are really in: English where there are none. */
export function siteWords(tag: string): { words: LabelSet; language: string } {
  const { primary } = pageLanguage(tag)
  const words = byLanguage[primary]
  return words ? { words, language: primary } : { words: en, language: 'en' }
}
