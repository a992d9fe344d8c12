import { languageDetector } from '../../../text/language-detector.ts'
import { claimLanguages } from '../languages/find-claim-language.ts'
import { foldWord } from './fold-word.ts'

const sampleCharacters = 600
/** The share of words that must be the grammar of a language, and how far it must be ahead of the next. */
const minShare = 0.15
const lead = 1.25

const grammars = claimLanguages.map(({ code, grammar }) => ({
  code,
  words: new Set(grammar.split(/\s+/).map(foldWord)),
}))

/** The language of a text (ISO 639-1): by its articles and prepositions, else by its letters; empty when nothing tells. */
export function findLanguage(text: string): string {
  const sample = text.slice(0, sampleCharacters)
  const words = (sample.match(/\p{L}+/gu) ?? []).map(foldWord)
  const [best, next] = grammars
    .map(({ code, words: known }) => ({ code, hits: words.filter((word) => known.has(word)).length }))
    .sort((a, b) => b.hits - a.hits)
  const isClear = best && best.hits >= words.length * minShare && best.hits > (next?.hits ?? 0) * lead
  return isClear ? best.code : languageDetector().detect(sample)
}
