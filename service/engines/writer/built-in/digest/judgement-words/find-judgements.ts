import { baseLanguage } from '../../lexicon/find-lexicon.ts'
import type { Lexicon } from '../../lexicon/lexicon.ts'
import { termsOf } from '../../terms-of.ts'
import { findAnswerWords } from '../answer-words/find-answer-words.ts'
import type { JudgementWords } from './judgement-words.ts'
import { germanJudgementWords } from './languages/de.ts'
import { englishJudgementWords } from './languages/en.ts'
import { spanishJudgementWords } from './languages/es.ts'
import { frenchJudgementWords } from './languages/fr.ts'
import { italianJudgementWords } from './languages/it.ts'
import { japaneseJudgementWords } from './languages/ja.ts'
import { dutchJudgementWords } from './languages/nl.ts'
import { portugueseJudgementWords } from './languages/pt.ts'

/** Whether a sentence speaks for a thing or against it. */
export type Sense = 'for' | 'against'

/** A judgement, and what is judged: each thing as the stems of its name. Empty where the sentence takes its thing up. */
export type FoundJudgement = { sense: Sense; things: ReadonlySet<string>[]; takesUp: boolean }

const all: JudgementWords[] = [
  englishJudgementWords,
  germanJudgementWords,
  dutchJudgementWords,
  frenchJudgementWords,
  spanishJudgementWords,
  italianJudgementWords,
  portugueseJudgementWords,
  japaneseJudgementWords,
]
const kinds = ['good', 'bad', 'urges', 'warns'] as const

type Tests = {
  words: readonly (readonly [(typeof kinds)[number], RegExp])[]
  negates: RegExp
  around: RegExp
  takesUp: RegExp
  general: RegExp
}

function compile(words: JudgementWords): Tests {
  const edged = (list: string) => (words.isSpaceless ? `(?:${list})` : `(?<!\\p{L})(?:${list})(?!\\p{L})`)
  return {
    words: kinds.map((kind) => [kind, new RegExp(edged(words[kind]), 'giu')]),
    negates: new RegExp(`${edged(words.negates)}(?:\\s\\p{L}+)?\\s$`, 'iu'),
    around: new RegExp(
      `(?<!\\p{L})(?:${words.prepositions})(?:\\s|(?<=['’]))(?:(?:${words.articles})(?:\\s|(?<=['’])))?[\\p{L}\\p{N}][\\p{L}\\p{N}-]*`,
      'giu',
    ),
    takesUp: new RegExp(edged(words.takesUp), 'iu'),
    general: new RegExp(`^(?:${words.general})$`, 'iu'),
  }
}

const tests = new Map(all.map((words) => [words.language, compile(words)]))

/** "Not only effective" denies nothing. */
const notOnly =
  /(?<!\p{L})(?:not|nicht|pas|no|non|não)\s(?:only|just|nur|seulement|solo|sólo|soltanto|só|apenas)\s$/iu
/** "Avoid too much water" is not against water. */
const excess =
  /^[^\p{L}]*(?:(?:an?|the|any|der|die|das|den|le|la|l[’']|un|une|el|los|il|lo|gli|o|a|um|de|het|een)[\s’']*)?(?:excess\p{L}*|too (?:much|many)|overly|übermäßig\p{L}*|überschüssig\p{L}*|zu viel\p{L}*|trop(?= d[e’'])|excès|excessi\p{L}+|exces(?:o|os|iv[oa]s?)|demasiad[oa]s?|eccess\p{L}+|tropp[oaie]|excess\p{L}+|overmatig\p{L}*|overtollig\p{L}*|te veel)(?!\p{L})/iu
const clauseEnds = /[,;:]\s|\s[–—]\s|[.!?]\s|[、。：；]/gu
const coordinates = /(?<!\p{L})(?:and|or|und|oder|sowie|et|ou|y|o|e|ed|oppure)(?!\p{L})|[,/]/giu
/** 「重曹は」, 「酢を」 */
const spacelessThing = /([\p{sc=Han}\p{sc=Kana}ー]{2,12})(?:は|を|も|が|なら|には|の使用は|の使用を)/gu
const maxThings = 3
/** Words of a name. */
const maxName = 3
/** Of a sentence that is taken up. */
const maxTaken = 2

/** What a text judges, and how; none in a language without lists. */
export function findJudgements(text: string, lexicon: Lexicon): FoundJudgement[] {
  const its = tests.get(baseLanguage(lexicon.language))
  if (its === undefined) return []
  const isSpaceless = baseLanguage(lexicon.language) === 'ja'
  const found = its.words.flatMap(([kind, pattern]) =>
    [...text.matchAll(pattern)].map(({ index, 0: said }) => ({ kind, at: index, end: index + said.length })),
  )
  // "Not recommended" has "recommended" in it.
  const longest = found.filter(
    (one) =>
      !found.some(
        (other) =>
          other !== one &&
          other.at <= one.at &&
          other.end >= one.end &&
          other.end - other.at > one.end - one.at,
      ),
  )
  const judging = longest.filter(({ kind, end }) => kind !== 'warns' || !excess.test(text.slice(end)))
  const stops = [...text.matchAll(clauseEnds)].map(({ index, 0: mark }) => index + mark.length)
  return judging.map(({ kind, at, end }): FoundJudgement => {
    const before = text.slice(0, at)
    const isDenied = its.negates.test(before) && !notOnly.test(before)
    const isFor = (kind === 'good' || kind === 'urges') !== isDenied
    const sense: Sense = isFor ? 'for' : 'against'
    if (isSpaceless) {
      const names = [...before.matchAll(spacelessThing)].flatMap(([, name = '']) => name)
      const things = names.filter((name) => !its.general.test(name)).map((name) => new Set([name]))
      return { sense, things: things.slice(-maxThings), takesUp: its.takesUp.test(before) }
    }
    const from = Math.max(0, ...stops.filter((stop) => stop <= at))
    const to = Math.min(text.length, ...stops.filter((stop) => stop > end))
    const clause = text.slice(from, at)
    const behind = namesIn(text.slice(end, to), lexicon, its)
    const ahead = namesIn(clause, lexicon, its)
    const isObject = kind === 'urges' || kind === 'warns'
    const [first, second] = isObject ? [behind, ahead] : [ahead, behind]
    const begins = its.takesUp.exec(clause)
    const takesUp = begins !== null && (ahead.length === 0 || clause.slice(0, begins.index).trim() === '')
    if (isObject && first.length > 0) return { sense, things: first, takesUp: false }
    if (!isObject && takesUp) {
      const earlier = namesIn(text.slice(0, from), lexicon, its)
      return { sense, things: earlier, takesUp: earlier.length === 0 }
    }
    if (first.length > 0) return { sense, things: first, takesUp: false }
    const earlier = namesIn(text.slice(0, from), lexicon, its)
    const things = isObject || earlier.length === 0 ? second : earlier
    return { sense, things, takesUp: things.length === 0 }
  })
}

/** What a sentence is about that the next one takes up: what it names first. */
export function findTakenUp(text: string, lexicon: Lexicon): ReadonlySet<string>[] {
  const its = tests.get(baseLanguage(lexicon.language))
  return its === undefined ? [] : namesIn(text, lexicon, its).slice(0, maxTaken)
}

/** The things that a part of a sentence names, without where, when and for whom. */
function namesIn(part: string, lexicon: Lexicon, { around, general }: Tests): ReadonlySet<string>[] {
  const { frame } = findAnswerWords(lexicon.language)
  const isNoun = (word: string) => lexicon.language !== 'de' || /^\p{Lu}/u.test(word)
  return part
    .replace(around, ' ; ')
    .split(';')
    .flatMap((phrase) => phrase.split(coordinates))
    .flatMap((phrase): ReadonlySet<string>[] => {
      const words = (phrase.match(/[\p{L}\p{M}][\p{L}\p{M}\p{N}-]*/gu) ?? []).filter(
        (word) => isNoun(word) && !general.test(word) && !frame(word),
      )
      const terms = [...new Set(words.flatMap((word) => termsOf(word, lexicon)))].slice(0, maxName)
      return terms.length === 0 ? [] : [new Set(terms)]
    })
    .slice(0, maxThings)
}
