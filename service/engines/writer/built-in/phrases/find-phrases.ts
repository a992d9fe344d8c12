import { baseLanguage } from '../lexicon/find-lexicon.ts'
import { arabicPhrases } from './ar.ts'
import { bengaliPhrases } from './bn.ts'
import { germanPhrases } from './de.ts'
import { englishPhrases } from './en.ts'
import { spanishPhrases } from './es.ts'
import { frenchPhrases } from './fr.ts'
import { hindiPhrases } from './hi.ts'
import { indonesianPhrases } from './id.ts'
import { italianPhrases } from './it.ts'
import { japanesePhrases } from './ja.ts'
import type { Phrases } from './phrases.ts'
import { portuguesePhrases } from './pt.ts'
import { russianPhrases } from './ru.ts'
import { urduPhrases } from './ur.ts'
import { chinesePhrases } from './zh.ts'

const ALL: Phrases[] = [
  englishPhrases,
  germanPhrases,
  frenchPhrases,
  spanishPhrases,
  portuguesePhrases,
  italianPhrases,
  indonesianPhrases,
  russianPhrases,
  arabicPhrases,
  hindiPhrases,
  urduPhrases,
  bengaliPhrases,
  chinesePhrases,
  japanesePhrases,
]

/** The phrases of a language tag; English for languages the built-in writer does not know (see `language` of the answer). */
export function findPhrases(tag: string): Phrases {
  const language = baseLanguage(tag)
  return ALL.find((phrases) => phrases.language === language) ?? englishPhrases
}
