import { baseLanguage } from '../lexicon/find-lexicon.ts'
import type { BriefPhrases } from './brief-phrases.ts'
import { englishBrief } from './en.ts'

const ALL: BriefPhrases[] = [englishBrief]

/** The words of a brief in a language; English for languages the built-in writer does not know. */
export function findBriefPhrases(tag: string): BriefPhrases {
  const language = baseLanguage(tag)
  return ALL.find((phrases) => phrases.language === language) ?? englishBrief
}
