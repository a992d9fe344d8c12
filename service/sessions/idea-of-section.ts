import {
  addressesMachine,
  baseLanguage,
  findLexicon,
  hasBalancedMarks,
  plainText,
  speaksAsWe,
  standsAlone,
  termsOf,
} from '../engines/writer/shared.ts'
import { splitSentences } from '../text/split-sentences.ts'

export type Section = {
  /** Without headings. */
  text: string
  /** Of the document. */
  title: string
  /** BCP 47 tag of the text. */
  language: string
}

/** In characters; a script without spaces says the same in fewer. */
const lengths = { spaced: { min: 24, max: 90 }, dense: { min: 10, max: 50 } }
const denseScript = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
/** A quotation has a speaker, and what stands before a colon or a semicolon is half of something. */
const isPartial = /["“”«»„:：;；()（）|!！]/u
/** Words for what a sentence before it named, wherever they stand; those that begin one are known elsewhere. */
const pronouns: Readonly<Record<string, RegExp>> = {
  en: /\b(?:it|its|they|them|their|he|she|his|her|then|there|now)\b/i,
  de: /(?<!\p{L})(?:er|sie|es|ihn|ihm|ihnen|ihre?[mnrs]?|dort|damals|nun)(?!\p{L})/iu,
}
const ends = /[.。۔।]$/u
const figure = /\p{N}+(?:[.,]\p{N}+)*/gu

/**
 * What a section says, as an idea of an article: its sentence that most belongs to the subject, where one is short,
 * understood alone and speaks for nobody. Undefined where there is none.
 */
export function ideaOfSection({ text, title, language }: Section, category: string): string | undefined {
  const lexicon = findLexicon(language)
  const lines = text.split('\n').filter((line) => !/^\s*\|/.test(line))
  const sentences = splitSentences(lines.join('\n'), language).map((sentence) =>
    plainText(sentence.text.replace(/^\s*(?:[-*+]|\d+[.)])\s+/, '')),
  )
  const termsOfEach = sentences.map((sentence) => new Set(termsOf(sentence, lexicon)))
  const asked = new Set(termsOf(`${category} ${title}`, lexicon))
  const recurring = (term: string) => termsOfEach.filter((terms) => terms.has(term)).length > 1
  let best: { idea: string; worth: number } | undefined
  for (const [place, sentence] of sentences.entries()) {
    if (!couldBeTitle(sentence) || pronouns[baseLanguage(language)]?.test(sentence)) continue
    if (speaksAsWe(sentence, language) || addressesMachine(sentence)) continue
    if (!standsAlone(sentence, language, sentences.slice(Math.max(0, place - 2), place).join(' '))) continue
    const terms = [...(termsOfEach[place] ?? [])]
    const named = terms.filter((term) => asked.has(term)).length
    const central = terms.filter((term) => !asked.has(term) && recurring(term)).length
    if (named + central === 0) continue
    const commas = sentence.match(/[,，、،]/gu)?.length ?? 0
    const figures = sentence.match(figure)?.length ?? 0
    const worth = 2 * Math.min(named, 2) + Math.min(central, 2) + (figures === 1 ? 1 : 0) - commas - place / 4
    if (!best || worth > best.worth) best = { idea: sentence.replace(ends, ''), worth }
  }
  return best?.idea
}

function couldBeTitle(sentence: string): boolean {
  const length = Array.from(sentence).length
  const { min, max } = denseScript.test(sentence) ? lengths.dense : lengths.spaced
  return (
    length >= min &&
    length <= max &&
    ends.test(sentence) &&
    !isPartial.test(sentence) &&
    hasBalancedMarks(sentence)
  )
}
