import { shorten } from '../../../../text/shorten.ts'
import { speaksAsWe } from '../../evidence/speaks-as-we.ts'
import type { Phrases } from '../phrases/phrases.ts'
import { plainText } from '../plain-text.ts'
import type { Sentence } from '../sentence.ts'
import { nestMarks } from '../typeset.ts'
import { findAnswerWords } from './answer-words/find-answer-words.ts'
import type { SourceNames } from './name-sources.ts'
import { colonOf } from './pen.ts'
import { standsAlone } from './stands-alone.ts'

const maxLength = 160
const minLength = 40

/** "Sounds great", before "But nobody measured it". */
function isTakenBack(sentence: Sentence | undefined): boolean {
  if (sentence === undefined) return false
  const { sentences } = sentence.section
  const says = findAnswerWords(sentence.lexicon.language)
  return sentences
    .slice(sentences.indexOf(sentence) + 1)
    .filter(({ block }) => block === sentence.block)
    .some(({ text }) => says.denies(text) || says.refutes(text))
}

/** At most 160 characters: a whole statement of the text, with who says it; else what the text is. */
export function describeDigest(
  topic: string,
  told: readonly (readonly Sentence[])[],
  answers: readonly { source: number; figure: string }[],
  names: SourceNames,
  phrases: Phrases,
  sources: readonly number[] = [],
): string {
  const apart = describeApart(topic, answers, names, phrases)
  if (apart !== '') return apart
  for (const sentences of told) {
    const [first] = sentences
    // What opens a conclusion leans on nothing, whatever word it begins with.
    const isAlone = first !== undefined && (standsAlone(first) || first === first.section.sentences[0])
    if (first === undefined || !isAlone || isTakenBack(sentences.at(-1))) continue
    const text = plainText(sentences.map((one) => one.text).join(phrases.space))
    if (text.length < minLength || text.length > maxLength) continue
    // Among others' words one's own are put down to oneself.
    const name = names.byline(first.source) || (sources.length > 1 ? names.plain(first.source) : '')
    const isOurs = speaksAsWe(text, first.lexicon.language)
    const { open, close } = phrases.quotes
    const spoken = `${name}${colonOf(phrases)}${phrases.space}${open}${nestMarks(text, phrases)}${close}`
    // "We" is somebody's, and says whose.
    if (isOurs) {
      if (name !== '' && spoken.length <= maxLength) return spoken
      continue
    }
    const attributed = `${text} (${name})`
    if (name === '') return text
    if (attributed.length <= maxLength) return attributed
  }
  const counted = countSources(sources, names, phrases, maxLength)
  if (counted !== '') return counted
  const covers = phrases.covers.replace('{x}', () => plainText(topic).replace(/[?？\s]+$/u, ''))
  return covers.length <= maxLength ? covers : shorten(plainText(topic), maxLength, '')
}

/** How many sources speak, and which, as far as there is room. */
export function countSources(
  sources: readonly number[],
  names: SourceNames,
  phrases: Phrases,
  longest: number,
): string {
  const all = [...new Set(sources.map((source) => names.plain(source)).filter((name) => name !== ''))]
  if (phrases.counted === undefined || all.length < 2) return ''
  // Several papers of one name are one voice: who is named is who is counted.
  const unnamed = sources.filter((source) => names.plain(source) === '').length
  const says = phrases.counted.replace('{n}', String(all.length + unnamed))
  for (let shown = all.length; shown > 1; shown--) {
    const list = `${all.slice(0, shown).join(', ')}${shown < all.length ? ', …' : ''}`
    const text = says.replace('{x}', () => list)
    if (text.length <= longest) return text
  }
  return ''
}

/** What each of several publishers answers, under the question; empty where that does not fit or one contradicts itself. */
function describeApart(
  topic: string,
  answers: readonly { source: number; figure: string }[],
  names: SourceNames,
  phrases: Phrases,
): string {
  const callers = answers.map(({ source }) => names.byline(source))
  if (answers.length < 2 || new Set(callers).size < callers.length || callers.includes('')) return ''
  const colon = `${colonOf(phrases)}${phrases.space}`
  const list = answers.map(({ figure }, at) => `${callers[at]}${colon}${figure}`)
  const text = plainText(`${topic}${phrases.space}${list.join(phrases.space === '' ? '；' : '; ')}`)
  return /[?？]$/u.test(topic) && text.length <= maxLength ? text : ''
}
