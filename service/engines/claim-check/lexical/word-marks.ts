import type { Axis, ClaimLanguage } from '../languages/claim-language.ts'
import { foldWord } from './fold-word.ts'

export type MarkKind =
  | 'more'
  | 'less'
  | 'negator'
  | 'not_negator'
  | 'implicit_negative'
  | 'quantifier'
  | 'hedged'
  | 'able'
  | 'certain'
  | 'associated'
  | 'causal'
  | 'bound'
  | 'than'
  | 'difference'
  | 'only'
  | 'each'
  | 'change'
  | 'unchanged'
  | 'fraction'
  | 'advice'
  | 'inference'
  | 'definition'
  | 'example'
  | 'reported'
  | 'own_item'

/** Words that say how something is meant. `at` and `length` count words. */
export type Mark = {
  kind: MarkKind
  /** The axis of `more` and `less`, the level of a quantifier, the kind of a bound, the percentage of a fraction. */
  value: string
  at: number
  length: number
}

type Part = { text: string; isPrefix: boolean }
type Entry = { kind: MarkKind; value: string; parts: Part[] }

/** Words that `*` between two words of a phrase can stand for. */
const maxGap = 5

export type MarkFinder = (words: readonly string[]) => Mark[]

/** Finds the marks of a language in folded words. */
export function createMarkFinder(language: ClaimLanguage): MarkFinder {
  const byFirst = new Map<string, Entry[]>()
  for (const entry of listEntries(language)) {
    const first = entry.parts[0]
    if (!first) continue
    const key = first.isPrefix ? `${first.text.slice(0, 2)}*` : first.text
    byFirst.set(key, [...(byFirst.get(key) ?? []), entry])
  }
  return (words) => {
    const marks: Mark[] = []
    for (let at = 0; at < words.length; at++) {
      const word = words[at] ?? ''
      for (const entries of [byFirst.get(word), byFirst.get(`${word.slice(0, 2)}*`)])
        if (entries)
          for (const { kind, value, parts } of entries) {
            const length =
              parts.length === 1 ? Number(isPart(parts[0] ?? nothing, word)) : lengthOf(parts, words, at)
            if (length > 0) marks.push({ kind, value, at, length })
          }
    }
    return marks.some(({ length }) => length > 1)
      ? marks.filter((mark) => !isInsideLonger(mark, marks))
      : marks
  }
}

const nothing: Part = { text: '\0', isPrefix: false }

/** "Not only" is no negation and "the most" no quantity: the longer phrase wins over the word in it. */
function isInsideLonger(mark: Mark, marks: Mark[]): boolean {
  return marks.some(
    (other) =>
      other.length > mark.length &&
      other.at <= mark.at &&
      other.at + other.length >= mark.at + mark.length &&
      (rivals.get(mark.kind)?.has(other.kind) ?? mark.kind === other.kind),
  )
}

const polar: MarkKind[] = ['more', 'less', 'quantifier', 'not_negator', 'fraction']
const rivals = new Map<MarkKind, Set<MarkKind>>([
  ['more', new Set(polar)],
  ['less', new Set(polar)],
  ['quantifier', new Set([...polar, 'negator'])],
  ['negator', new Set<MarkKind>(['not_negator', 'quantifier', 'bound'])],
  ['fraction', new Set<MarkKind>(['fraction'])],
  ['certain', new Set<MarkKind>(['certain', 'quantifier'])],
])

function lengthOf(parts: Part[], words: readonly string[], at: number): number {
  let index = at
  for (let n = 0; n < parts.length; n++) {
    const part = parts[n]
    if (!part) return 0
    if (part.text === '' && part.isPrefix) {
      const next = parts[n + 1]
      if (!next) return 0
      const found = words.slice(index + 1, index + 1 + maxGap).findIndex((word) => isPart(next, word))
      if (found < 0) return 0
      index += found + 1
      continue
    }
    const word = words[index]
    if (word === undefined || !isPart(part, word)) return 0
    index += 1
  }
  return index - at
}

function isPart({ text, isPrefix }: Part, word: string): boolean {
  return isPrefix ? word.startsWith(text) : word === text
}

function listEntries(language: ClaimLanguage): Entry[] {
  const entries: Entry[] = []
  const add = (kind: MarkKind, list: string, value = '') => {
    for (const phrase of list.split(/\s+/).filter(Boolean)) {
      const parts = phrase.split('_').map((word) => ({
        text: foldWord(word.replace(/\*.*$/, '')),
        isPrefix: word.includes('*'),
      }))
      entries.push({ kind, value, parts })
    }
  }
  for (const [axis, [more, less]] of Object.entries(language.axes) as [Axis, [string, string]][]) {
    add('more', more, axis)
    add('less', less, axis)
  }
  add('negator', language.negators)
  add('not_negator', language.notNegators)
  add('implicit_negative', language.implicitNegatives)
  for (const [level, list] of Object.entries(language.quantifiers)) add('quantifier', list, level)
  add('hedged', language.modality.hedged)
  add('able', language.modality.able)
  add('certain', language.modality.certain)
  add('associated', language.relation.associated)
  add('causal', language.relation.causal)
  for (const [bound, list] of Object.entries(language.bounds)) add('bound', list, bound)
  add('than', language.than)
  add('difference', language.difference)
  add('only', language.only)
  add('each', language.each)
  add('change', language.change.verbs)
  add('unchanged', language.change.unchanged)
  for (const [name, percent] of fractionPercents) add('fraction', language.fractions[name], String(percent))
  add('advice', language.kinds.advice)
  add('inference', language.kinds.inference)
  add('definition', language.kinds.definition)
  add('example', language.kinds.example)
  add('reported', language.kinds.reported)
  add('own_item', language.ownItems)
  return entries
}

const fractionPercents: [keyof ClaimLanguage['fractions'], number][] = [
  ['half', 50],
  ['third', 33.3],
  ['twoThirds', 66.7],
  ['quarter', 25],
  ['threeQuarters', 75],
  ['fifth', 20],
  ['sixth', 16.7],
  ['eighth', 12.5],
  ['tenth', 10],
]
