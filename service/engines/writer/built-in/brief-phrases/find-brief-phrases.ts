import { baseLanguage } from '../lexicon/find-lexicon.ts'
import type { BriefPhrases } from './brief-phrases.ts'
import { arabicBrief } from './languages/ar.ts'
import { bengaliBrief } from './languages/bn.ts'
import { germanBrief } from './languages/de.ts'
import { englishBrief } from './languages/en.ts'
import { spanishBrief } from './languages/es.ts'
import { frenchBrief } from './languages/fr.ts'
import { hindiBrief } from './languages/hi.ts'
import { indonesianBrief } from './languages/id.ts'
import { italianBrief } from './languages/it.ts'
import { japaneseBrief } from './languages/ja.ts'
import { dutchBrief } from './languages/nl.ts'
import { portugueseBrief } from './languages/pt.ts'
import { russianBrief } from './languages/ru.ts'
import { urduBrief } from './languages/ur.ts'
import { chineseBrief } from './languages/zh.ts'

const allPhrases: BriefPhrases[] = [
  englishBrief,
  germanBrief,
  dutchBrief,
  frenchBrief,
  spanishBrief,
  portugueseBrief,
  italianBrief,
  indonesianBrief,
  russianBrief,
  arabicBrief,
  hindiBrief,
  urduBrief,
  bengaliBrief,
  chineseBrief,
  japaneseBrief,
]

/** The words of a brief in a language; English for languages the built-in writer does not know. */
export function findBriefPhrases(tag: string): BriefPhrases {
  const language = baseLanguage(tag)
  return allPhrases.find((phrases) => phrases.language === language) ?? englishBrief
}
