import { baseLanguage } from '../lexicon/find-lexicon.ts'
import { arabicPhrases } from './languages/ar.ts'
import { bengaliPhrases } from './languages/bn.ts'
import { germanPhrases } from './languages/de.ts'
import { englishPhrases } from './languages/en.ts'
import { spanishPhrases } from './languages/es.ts'
import { frenchPhrases } from './languages/fr.ts'
import { hindiPhrases } from './languages/hi.ts'
import { indonesianPhrases } from './languages/id.ts'
import { italianPhrases } from './languages/it.ts'
import { japanesePhrases } from './languages/ja.ts'
import { dutchPhrases } from './languages/nl.ts'
import { portuguesePhrases } from './languages/pt.ts'
import { russianPhrases } from './languages/ru.ts'
import { urduPhrases } from './languages/ur.ts'
import { chinesePhrases } from './languages/zh.ts'
import type { Phrases } from './phrases.ts'

const allPhrases: Phrases[] = [
  englishPhrases,
  germanPhrases,
  dutchPhrases,
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
  return allPhrases.find((phrases) => phrases.language === language) ?? englishPhrases
}
