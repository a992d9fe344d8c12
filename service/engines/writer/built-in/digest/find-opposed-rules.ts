import { findLexicon } from '../lexicon/find-lexicon.ts'
import type { Sentence } from '../sentence.ts'
import { termsOf } from '../terms-of.ts'
import { findAnswerWords } from './answer-words/find-answer-words.ts'
import { excludeEachOther, isOver } from './are-of-one-thing.ts'
import type { Disagreement } from './disagreement.ts'
import { stripKinds } from './find-kinds.ts'
import type { Finding } from './finding.ts'
import { isHearsay } from './is-hearsay.ts'
import { findPointers } from './pointers/find-pointers.ts'
import { stripPolarity } from './polarity.ts'
import { findLimit } from './quantity-words/find-quantity-words.ts'
import { type FoundVerdict, findVerdicts, isBound, opposite } from './rule-words/find-verdicts.ts'

/** A sentence of a finding. */
type Saying = { finding: Finding; sentence: Sentence; text: string; language: string }

/** Of the words of the shorter clause, so many are in the other one. */
const minShare = 0.6
const minShared = 2
/** What a rule is about stands so near to its verb. */
const near = 3
/** Who says or does it is not what it is about: "is advised against by growers". */
const agent = /(?<!\p{L})(?:by|vom|par|por|da[il]|dagli|dall[ae]|pel[oa]s?)\s.*$/iu
/** "Is advised on long journeys": what follows says when or where. */
const adverbial =
  /^\s(?:in|on|at|during|for|bei|beim|im|auf|für|während|en|dans|pour|pendant|lors|para|durante|per|nel\p{L}*|nei|em|n[oa]s?)\s/iu
const mark = /[,;:–—]\s/gu

type Rule = Saying & {
  found: FoundVerdict
  terms: ReadonlySet<string>
  /** Of the whole sentence. */
  all: ReadonlySet<string>
  /** The words next to the verdict: behind it, or before it where it ends the clause or only a place or time follows. */
  beside: readonly string[]
  isBound: boolean
}

/**
 * Sentences of which one takes back the other: a duty and none, allowed and forbidden, advised and advised against, of
 * use and of none. Both have to be of the same thing and hold in the same case.
 */
export function findOpposedRules(sayings: readonly Saying[], asked: ReadonlySet<string>): Disagreement[] {
  const rules = sayings.flatMap(readRules)
  const found = rules.flatMap((one, at) =>
    rules.slice(at + 1).flatMap((other): Disagreement[] => {
      if (opposite.get(one.found.verdict) !== other.found.verdict) return []
      if (one.finding.source === other.finding.source || one.isBound !== other.isBound) return []
      const shared = sharedOf(one, other, asked)
      if (shared === null || excludeEachOther(one, other)) return []
      const sides = [one, other].map(({ finding, sentence }) => ({ finding, figure: null, told: sentence }))
      return [{ sides, likeness: shared, rows: [] }]
    }),
  )
  return found.sort((a, b) => b.likeness - a.likeness)
}

function readRules(saying: Saying): Rule[] {
  const { text, language, finding, sentence } = saying
  if (
    isHearsay(text) ||
    isOver(saying) ||
    // "These costs may not be passed on": which, no sentence alone says.
    pointsBack(text, language) ||
    findAnswerWords(language).wonders(text) ||
    text.trimEnd().endsWith('?')
  )
    return []
  return findVerdicts(text, language).map((found) => {
    const stops = [...text.matchAll(mark)].map(({ index }) => index)
    const start = Math.max(0, ...stops.filter((at) => at < found.at).map((at) => at + 1))
    const end = Math.min(text.length, ...stops.filter((at) => at > found.at))
    const before = contentOf(text.slice(start, found.at), saying)
    const behind = text.slice(found.at + found.length, end)
    const after = contentOf(behind.replace(agent, ''), saying)
    return {
      finding,
      sentence,
      text,
      language,
      found,
      terms: new Set([...before, ...contentOf(behind, saying)]),
      all: new Set(contentOf(text, saying)),
      beside:
        after.length > 0 && !(before.length > 0 && adverbial.test(behind))
          ? after.slice(0, near)
          : before.slice(-near),
      isBound: isOfCase(saying),
    }
  })
}

function pointsBack(text: string, language: string): boolean {
  return text.search(findPointers(language)?.demonstrative ?? /$^/u) !== -1
}

/** True for what holds in some case only: "if the house is old", "up to 30 m²". */
export function isOfCase({ text, language }: Pick<Saying, 'text' | 'language'>): boolean {
  const isLimited = [...text.matchAll(/\p{N}+/gu)].some(
    ({ index, 0: figure }) => findLimit(text.slice(0, index), text.slice(index + figure.length)) !== null,
  )
  return isLimited || isBound(text, language)
}

function contentOf(text: string, { language }: Saying): string[] {
  const { frame } = findAnswerWords(language)
  return termsOf(stripPolarity(stripKinds(text, language, 'month'), language), findLexicon(language)).filter(
    (term) => !/\p{N}/u.test(term) && !frame(term),
  )
}

/** How much both rules have in common where they are of one thing; null where they are not. */
function sharedOf(one: Rule, other: Rule, asked: ReadonlySet<string>): number | null {
  const shared = [...one.terms].filter((term) => other.terms.has(term))
  const extras = [one, other].map(({ terms }) => terms.size - shared.length)
  const least = Math.min(one.terms.size, other.terms.size)
  const touches = (a: Rule, b: Rule) => a.beside.some((term) => b.all.has(term))
  if (shared.length < minShared || !touches(one, other) || !touches(other, one)) return null
  const isApart = extras.every((count) => count > 0)
  const hasOwn = shared.some((term) => !asked.has(term))
  if (isApart && (!hasOwn || shared.length / Math.max(1, least) < minShare)) return null
  // What holds in some case only is set against what holds in the very same one.
  if (one.isBound && (extras.some((count) => count > 1) || figuresOf(one) !== figuresOf(other))) return null
  return shared.length + shared.length / Math.max(1, least)
}

const figuresOf = ({ text }: Rule) => (text.match(/\p{N}+/gu) ?? []).join(' ')
