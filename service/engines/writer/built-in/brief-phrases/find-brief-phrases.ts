import { baseLanguage } from '../lexicon/find-lexicon.ts'
import { arabicBrief } from './ar.ts'
import { bengaliBrief } from './bn.ts'
import type { BriefPhrases } from './brief-phrases.ts'
import { germanBrief } from './de.ts'
import { englishBrief } from './en.ts'
import { spanishBrief } from './es.ts'
import { frenchBrief } from './fr.ts'
import { hindiBrief } from './hi.ts'
import { indonesianBrief } from './id.ts'
import { italianBrief } from './it.ts'
import { japaneseBrief } from './ja.ts'
import { portugueseBrief } from './pt.ts'
import { russianBrief } from './ru.ts'
import { urduBrief } from './ur.ts'
import { chineseBrief } from './zh.ts'

const ALL: BriefPhrases[] = [
  englishBrief,
  germanBrief,
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
  return ALL.find((phrases) => phrases.language === language) ?? englishBrief
}
