import { polesOf } from './compare-directions.ts'
import type { Comparison, Finding } from './comparison.ts'
import { keyOf } from './context.ts'
import type { EvidenceSentence } from './evidence.ts'
import { type Reading, withoutWords } from './read-text.ts'
import type { Mark } from './word-marks.ts'

/** A clause: what it speaks of, and whether it denies it. */
type Clause = {
  stems: Set<string>
  /** The sentence as a whole, beside its clauses. */
  isWhole: boolean
  words: Set<string>
  isDenied: boolean
  /** It says "without". */
  isWithout: boolean
  /** Words in it that deny without a negator. */
  implicit: Set<string>
  poles: Map<string, boolean>
  /** "Neither rose nor fell" denies both ways, and says that all stayed as it was. */
  isBalanced: boolean
}

const minCoverage = 0.8
const minShortCoverage = 0.8
const minShared = 2
/** What a word weighs that only the paragraph around has. */
const ofSubject = 0.25
const restates = 0.85
/** A clause of the source that covers nearly as much and agrees settles the matter. */
const asGood = 0.85

/** Finds what the sentence affirms and the source denies, or the reverse. */
export function compareNegation(
  { said, nearby, weigh }: Comparison,
  settled: ReadonlySet<Mark>,
): Finding | undefined {
  const stemsAround = createStemsAround(nearby)
  const isDeniedSomewhere = hasNegator(said)
  const canDeny = isDenying(said)
  const theirs = nearby.flatMap((sentence) =>
    !canDeny && !isDenying(sentence.read())
      ? []
      : sourceClausesOf(sentence.read()).map((clause) => ({ sentence, clause })),
  )
  for (const clause of clausesOf(said, settled)) {
    if (clause.isBalanced || isDoublyDenied(said)) continue
    const found: { sentence: EvidenceSentence; isWhole: boolean; coverage: number; agrees: boolean }[] = []
    for (const { sentence, clause: other } of theirs) {
      let shared = 0
      let weight = 0
      for (const stem of clause.stems)
        if (other.stems.has(stem)) {
          shared += 1
          weight += weigh(stem)
        }
      if (shared < minShared) continue
      // What the sentence is about may be in the one before: "The scooter … It must not …".
      const around = stemsAround(sentence)
      const total = [...clause.stems].reduce(
        (sum, stem) => sum + weigh(stem) * (!other.stems.has(stem) && around.has(stem) ? ofSubject : 1),
        0,
      )
      const coverage = weight / (total || 1)
      if (coverage < (shared > minShared ? minCoverage : minShortCoverage)) continue
      found.push({
        sentence,
        isWhole: other.isWhole || shared <= minShared,
        coverage,
        agrees:
          isUnclear(clause, other) ||
          countsOtherwise(said, sentence.read()) ||
          negatorsIn(said) === negatorsIn(sentence.read()) ||
          (coverage < restates && isDeniedSomewhere && hasNegator(sentence.read())) ||
          isDenied(clause) === isDenied(other, clause),
      })
    }
    // Where a clause says as much, what stands beside it is another matter: "is a duty and free of charge".
    const told = found.filter(
      (one) =>
        !one.isWhole ||
        !found.some(
          ({ sentence, isWhole, coverage }) =>
            sentence === one.sentence && !isWhole && coverage >= one.coverage,
        ),
    )
    const best = Math.max(0, ...told.map(({ coverage }) => coverage))
    const isSettled = told.some(({ coverage, agrees }) => agrees && coverage >= best * asGood)
    const against = told.find(({ coverage, agrees }) => !agrees && coverage === best)
    if (against && !isSettled)
      return { discrepancy: 'negation', isContradicted: true, at: against.sentence, text: null }
  }
  return undefined
}

function isBalanced(reading: Reading, has: (at: number) => boolean): boolean {
  const poles = polesOf(reading).filter(({ mark }) => has(mark.at))
  return poles.some((one) =>
    poles.some((other) => one.axis === other.axis && one.mark.kind !== other.mark.kind),
  )
}

/** "Two of six were not" beside "four of six were": another number denies as well. */
function countsOtherwise(said: Reading, theirs: Reading): boolean {
  const known = new Set(theirs.values.map(keyOf))
  const share = ({ marks }: Reading) => marks.find(({ kind }) => kind === 'fraction')?.value
  return (
    said.values.some((value) => value.kind === 'number' && !known.has(keyOf(value))) ||
    (share(said) !== undefined && share(said) !== share(theirs))
  )
}

/** "Closed" denies as well as "nobody may" does. */
function isUnclear(one: Clause, other: Clause): boolean {
  if (hasPrefixed(one, other) || hasPrefixed(other, one)) return true
  const only = (a: Clause, b: Clause) => !a.isDenied && [...a.implicit].some((stem) => !b.implicit.has(stem))
  return one.isWithout !== other.isWithout || only(one, other) || only(other, one)
}

const negativePrefix = /^(?:un|in|im|ir|il|non|dis|des|mis|nicht)(?=\p{L}{4})/u

/** "Unprotected" denies as "not protected" does. */
function hasPrefixed(one: Clause, other: Clause): boolean {
  return [...one.words].some((word) => {
    const rest = word.replace(negativePrefix, '')
    return rest !== word && [...other.words].some((each) => each.slice(0, 5) === rest.slice(0, 5))
  })
}

/** "Without 80 % you do not get it" affirms. */
function isDoublyDenied({ marks, words }: Reading): boolean {
  const negators = marks.filter(({ kind }) => kind === 'negator')
  const says = ({ at }: Mark) => withoutWords.has(words[at]?.text ?? '')
  return negators.some(says) && negators.some((mark) => !says(mark))
}

const isWithout = ({ words }: Reading, at: number) => withoutWords.has(words[at]?.text ?? '')

const negatorsIn = (reading: Reading) =>
  new Set(
    reading.marks.flatMap(({ kind, at }) =>
      kind === 'negator' && !isWithout(reading, at) ? [reading.words[at]?.clause] : [],
    ),
  ).size

const hasNegator = (reading: Reading) => negatorsIn(reading) > 0

/** "Not cheap" and "expensive" say the same: an opposite turns the denial round. */
function isDenied(clause: Clause, beside?: Clause): boolean {
  let denied = clause.isDenied
  for (const [axis, up] of beside ? clause.poles : []) {
    const other = beside?.poles.get(axis)
    if (other !== undefined && other !== up) denied = !denied
  }
  return denied
}

function createStemsAround(nearby: EvidenceSentence[]): (sentence: EvidenceSentence) => ReadonlySet<string> {
  const bySource = Map.groupBy(nearby, ({ source }) => source)
  const known = new Map<EvidenceSentence['source'], ReadonlySet<string>>()
  return ({ source }) => {
    const stems = known.get(source) ?? new Set(bySource.get(source)?.flatMap((each) => [...each.stems]))
    known.set(source, stems)
    return stems
  }
}

const noMarks: ReadonlySet<Mark> = new Set()
const clauses = new WeakMap<Reading, Clause[]>()

/** Without a negator or a word that an opposite can turn round, nothing is denied. */
const isDenying = (reading: Reading) =>
  reading.marks.some(({ kind }) => kind === 'negator') || polesOf(reading).length > 0

/** Many sentences are compared with one sentence of a source. */
function sourceClausesOf(reading: Reading): Clause[] {
  const known = clauses.get(reading) ?? clausesOf(reading, noMarks)
  clauses.set(reading, known)
  return known
}

function clausesOf(reading: Reading, settled: ReadonlySet<Mark>): Clause[] {
  const numbers = [...new Set(reading.words.map(({ clause }) => clause))]
  const clauses = numbers.map((number) => clauseOf(reading, settled, (clause) => clause === number))
  const long = clauses.filter(({ stems }) => stems.size >= minShared)
  // A denial in a scrap of a clause denies the sentence.
  return long.length === clauses.length && clauses.length > 0
    ? clauses
    : [{ ...clauseOf(reading, settled, () => true), isWhole: clauses.length > 1 }, ...long]
}

function clauseOf(reading: Reading, settled: ReadonlySet<Mark>, isIn: (clause: number) => boolean): Clause {
  const has = (at: number) => isIn(reading.words[at]?.clause ?? -1)
  return {
    stems: new Set(reading.words.flatMap((word) => (word.isContent && isIn(word.clause) ? [word.stem] : []))),
    isWhole: false,
    words: new Set(reading.words.flatMap((word) => (word.isContent && isIn(word.clause) ? [word.text] : []))),
    isDenied: reading.marks.some(({ kind, at }) => kind === 'negator' && has(at) && !isWithout(reading, at)),
    isWithout: reading.marks.some(({ kind, at }) => kind === 'negator' && has(at) && isWithout(reading, at)),
    implicit: new Set(
      reading.marks.flatMap(({ kind, at }) =>
        kind === 'implicit_negative' && has(at) ? [reading.words[at]?.stem ?? ''] : [],
      ),
    ),
    isBalanced: isBalanced(reading, has),
    poles: new Map(
      polesOf(reading).flatMap(({ mark, axis, isUp, isNegated }): [string, boolean][] =>
        has(mark.at) && !settled.has(mark) ? [[axis, isUp !== isNegated]] : [],
      ),
    ),
  }
}
