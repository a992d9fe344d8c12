import { pageLanguage } from './page-language.ts'
import { ar } from './words/ar.ts'
import { bn } from './words/bn.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { es } from './words/es.ts'
import { fr } from './words/fr.ts'
import { hi } from './words/hi.ts'
import { id } from './words/id.ts'
import { ja } from './words/ja.ts'
import type { LabelSet } from './words/label-set.ts'
import { pt } from './words/pt.ts'
import { ru } from './words/ru.ts'
import { ur } from './words/ur.ts'
import { zh } from './words/zh.ts'

const byLanguage: Record<string, LabelSet> = { ar, bn, de, en, es, fr, hi, id, ja, pt, ru, ur, zh }

/** The labels for a language, and the language they are really in: English where there are none. */
export function siteWords(tag: string): { words: LabelSet; language: string } {
  const { primary } = pageLanguage(tag)
  const words = byLanguage[primary]
  return words ? { words, language: primary } : { words: en, language: 'en' }
}
