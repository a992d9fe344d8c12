import type { ClaimLanguage } from '../languages/claim-language.ts'
import { findClaimLanguage } from '../languages/find-claim-language.ts'
import { type FoundDate, findDates } from './dates.ts'
import { foldWord } from './fold-word.ts'
import { findLiterals } from './literals.ts'
import { longMonthPattern } from './month-names.ts'
import { isUnspaced } from './plain-form.ts'
import { findQuantities, type Quantity } from './quantities.ts'
import { createSpelledNumbers, type SpelledNumbers } from './spelled-numbers.ts'
import { createMarkFinder, type Mark, type MarkFinder, type MarkKind } from './word-marks.ts'

export type Word = {
  /** Folded. */
  text: string
  /** What two forms of one word share. */
  stem: string
  /** The word without its ending, and what it is made of where that shows (German "Handlungs-aufforderung"). */
  root: string
  parts: string[]
  /** Offsets into the text, in UTF-16 units. */
  start: number
  end: number
  /** Words of one clause have the same number. */
  clause: number
  /** False for grammar, numbers and dates. */
  isContent: boolean
  /** A capital where no sentence begins. */
  isCapital: boolean
}

/** A number or a date with the words that it covers: `at` to `end`, exclusive. */
export type Value = { at: number; end: number; text: string } & (
  | { kind: 'number'; quantity: Quantity }
  | { kind: 'date'; date: FoundDate }
)

/** What the check sees of one sentence. */
export type Reading = {
  text: string
  words: Word[]
  values: Value[]
  marks: Mark[]
  /** German and Dutch put the negator behind what it negates. */
  negatesAfter: boolean
  /** German and Dutch join words: "Urlaubstage". */
  joinsWords: boolean
  /** The cells of a table row as ranges of words; null for prose. */
  cells: { at: number; end: number }[] | null
}

type Kit = {
  code: string
  stems: Map<string, Stem>
  grammar: Set<string>
  endings: string[]
  negatesAfter: boolean
  /** What a joined word is split at; null in a language that does not join them. */
  compound: RegExp | null
  /** Phrases that begin a clause, by their first word. */
  breaks: Map<string, string[][]>
  findMarks: MarkFinder
  spelled: SpelledNumbers | undefined
}

const kits = new Map<string, Kit>()
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })
const wordPattern = /[\p{L}\p{M}\p{N}]+/gu
const stemLength = 5

/** A sentence without its numbers and dates, which take the longest to find. */
export type Scan = Omit<Reading, 'values'>

/** Reads one sentence, or one row of a table as "Header: cell; Header: cell": its words and what they say. */
export function scanText(text: string, language: string, isRow = false): Scan {
  const kit = kitOf(language)
  const words = listWords(text, kit, isRow)
  const marks = kit.findMarks(words.map((word) => word.text))
  muteMarks(words, marks)
  const cells = isRow ? cellsOf(text, words) : null
  return { text, words, marks, negatesAfter: kit.negatesAfter, joinsWords: kit.compound !== null, cells }
}

/** Adds the numbers and dates, which take the longest to find. Changes the words of the scan: those of a number are no content. */
export function addValues(scan: Scan, language: string): Reading {
  const { text, words } = scan
  const { dates, rest } =
    hasFigure.test(text) || hasMonth.test(text) ? findDates(text) : { dates: [], rest: text }
  const quantities = findQuantities(findLiterals(rest).rest, kitOf(language).spelled)
  const values = [
    ...dates.map((date) => valueAt(words, date, { kind: 'date' as const, date })),
    ...quantities.map((quantity) => valueAt(words, quantity, { kind: 'number' as const, quantity })),
  ].sort((a, b) => a.at - b.at)
  for (const { at, end } of values) for (const word of words.slice(at, end)) word.isContent = false
  return { ...scan, values }
}

const hasFigure = /[\d年]/
const hasMonth = new RegExp(`(?<!\\p{L})${longMonthPattern}`, 'iu')

/** The stems of a scanned text that carry meaning, numbers among them. */
export function stemsOf({ words }: Scan): string[] {
  return words.flatMap(({ isContent, text, stem, parts }) =>
    isContent || /\d/.test(text) ? [stem, ...parts] : [],
  )
}

/** The same for a text that is not scanned yet. */
export function listStems(text: string, language: string): string[] {
  return stemsOf(scanText(text, language))
}

/** "With a bag" and "without a bag" are two things. */
export const withoutWords: ReadonlySet<string> = new Set([
  'without',
  'ohne',
  'sans',
  'sin',
  'senza',
  'sem',
  'zonder',
])

/** Words that only say how something is meant; what two sentences are about is in the others. */
const muted = new Set<MarkKind>([
  'negator',
  'quantifier',
  'hedged',
  'able',
  'certain',
  'bound',
  'than',
  'reported',
  'not_negator',
])

function muteMarks(words: Word[], marks: Mark[]): void {
  for (const { kind, at, length } of marks)
    if (muted.has(kind))
      for (const word of words.slice(at, at + length)) word.isContent = withoutWords.has(word.text)
}

/** True for an article, preposition and the like, which a capital does not make a name. */
export function isGrammarWord(word: string, language: string): boolean {
  const { grammar, findMarks } = kitOf(language)
  const folded = foldWord(word)
  return grammar.has(folded) || findMarks([folded]).some(({ kind }) => muted.has(kind))
}

type Anchored = { text: string; index: number }

function valueAt<T extends { kind: string }>(words: Word[], { text, index }: Anchored, value: T) {
  const start = index + (/^\s*/.exec(text)?.[0].length ?? 0)
  const at = words.findIndex(({ end }) => end > start)
  const after = words.findIndex(({ start: begins }) => begins >= index + text.length)
  const end = after < 0 ? words.length : after
  return { ...value, text, at: Math.max(at, 0), end: Math.max(end, at + 1) }
}

function listWords(text: string, kit: Kit, isRow: boolean): Word[] {
  const words: Word[] = []
  let clause = 0
  let end = 0
  for (const { 0: raw, index } of tokensOf(text)) {
    const gap = text.slice(end, index)
    const isPlainGap = gap === ' '
    if (!isPlainGap && (isRow ? gap.includes(';') : /[;:(–—)]|,(?!\d)|\s-\s/.test(gap))) clause += 1
    const word = foldWord(raw)
    const first = raw.charAt(0)
    const isCapital =
      end !== 0 && first !== first.toLowerCase() && (isPlainGap || !/[.!?:]["”»]?\s*$/.test(gap))
    const isName = isCapital && kit.code !== 'de' && raw.length > 2
    words.push({
      text: word,
      ...stemOf(word, kit),
      start: index,
      end: index + raw.length,
      clause,
      // "Casa Mais" is a name, whatever "mais" is elsewhere.
      isContent: word.length > 1 && (!kit.grammar.has(word) || isName) && !/^\d/.test(word),
      isCapital,
    })
    end = index + raw.length
  }
  untieNegations(words)
  if (!isRow) breakClauses(words, kit)
  return words
}

function tokensOf(text: string): Iterable<{ 0: string; index: number }> {
  if (!isUnspaced(text)) return text.matchAll(wordPattern)
  return [...segmenter.segment(text)].flatMap(({ segment, index, isWordLike }) =>
    isWordLike ? [{ 0: segment, index }] : [],
  )
}

/** "Isn't" is "is not". */
function untieNegations(words: Word[]): void {
  for (const [index, word] of words.entries()) {
    const before = words[index - 1]
    if (word.text !== 't' || !before?.text.endsWith('n') || before.end + 1 !== word.start) continue
    word.text = 'not'
    before.text = before.text === 'can' ? 'can' : before.text.slice(0, -1)
    before.isContent = false
  }
}

function breakClauses(words: Word[], kit: Kit): void {
  let added = 0
  let previous = 0
  for (const [index, word] of words.entries()) {
    const phrases = index > 0 ? kit.breaks.get(word.text) : undefined
    const isBreak =
      phrases?.some((phrase) => phrase.every((part, n) => words[index + n]?.text === part)) ?? false
    // A comma before "and" has broken the clause already.
    if (isBreak && word.clause === previous) added += 1
    previous = word.clause
    word.clause += added
  }
}

function cellsOf(text: string, words: Word[]): { at: number; end: number }[] {
  const cells: { at: number; end: number }[] = []
  for (const [index, word] of words.entries()) {
    const cell = cells.at(-1)
    const previous = words[index - 1]
    if (cell && previous?.clause === word.clause) cell.end = index + 1
    else cells.push({ at: index, end: index + 1 })
  }
  return text === '' ? [] : cells
}

type Stem = { stem: string; root: string; parts: string[] }

const maxStems = 50_000

function stemOf(word: string, kit: Kit): Stem {
  const known = kit.stems.get(word)
  if (known) return known
  if (kit.stems.size > maxStems) kit.stems.clear()
  const stem = findStem(word, kit)
  kit.stems.set(word, stem)
  return stem
}

function findStem(word: string, { endings, compound }: Kit): Stem {
  if (/\d/.test(word)) return { stem: word, root: word, parts: [] }
  const ending = endings.find((each) => word.length - each.length >= 4 && word.endsWith(each))
  const root = ending ? word.slice(0, -ending.length) : word
  const tail = compound?.exec(root)?.[1]
  return { stem: root.slice(0, stemLength), root, parts: tail ? [tail.slice(0, stemLength)] : [] }
}

function kitOf(code: string): Kit {
  const known = kits.get(code)
  if (known) return known
  const language = findClaimLanguage(code)
  const kit = language ? createKit(language) : plainKit
  kits.set(code, kit)
  return kit
}

const plainKit: Kit = {
  code: '',
  stems: new Map(),
  grammar: new Set(),
  endings: [],
  negatesAfter: false,
  compound: null,
  breaks: new Map(),
  findMarks: () => [],
  spelled: undefined,
}

function createKit(language: ClaimLanguage): Kit {
  const list = (text: string) => text.split(/\s+/).filter(Boolean)
  return {
    code: language.code,
    stems: new Map(),
    grammar: new Set(list(language.grammar).map(foldWord)),
    endings: list(language.endings).sort((a, b) => b.length - a.length),
    negatesAfter: language.negatesAfter ?? false,
    compound: language.joins ? new RegExp(`^.{2,}?(?:${list(language.joins).join('|')})s(.{4,})$`) : null,
    breaks: Map.groupBy(
      list(language.clauseBreaks).map((phrase) => phrase.split('_').map(foldWord)),
      ([first = '']) => first,
    ),
    findMarks: createMarkFinder(language),
    spelled: createSpelledNumbers(language),
  }
}
