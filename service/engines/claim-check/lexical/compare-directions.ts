import { type Comparison, type Finding, isNegated, rangeOf } from './comparison.ts'
import { affinity, totalOf } from './context.ts'
import type { EvidenceSentence } from './evidence.ts'
import type { Reading } from './read-text.ts'
import type { Mark } from './word-marks.ts'

const sameSubject = 0.28
const factor = 1.25
/** A sentence of the source with both ("old ones pay less than new ones") is no good witness. */
const factorOfBoth = 1.9
const wordsBeforeThan = 4
const margin = 0.4

/** Finds what rises in the sentence and falls in the source, and other opposites. Marks in `settled` are left out. */
export function compareDirections(comparison: Comparison, settled: ReadonlySet<Mark>): Finding | undefined {
  const { said, nearby, contextOf, contextIn } = comparison
  const ours = polesOf(said)
  for (const { mark, axis, isUp, isNegated: isDenied } of ours) {
    if (settled.has(mark)) continue
    const wanted = contextOf(rangeOf(mark))
    let same = 0
    let opposite = 0
    let where = null
    for (const sentence of nearby) {
      for (const other of polesOf(sentence.read())) {
        // One word denied and affirmed is a matter of negation.
        if (other.axis !== axis || (isUp !== other.isUp && isDenied !== other.isNegated)) continue
        const found = affinity(wanted, contextIn(sentence, rangeOf(other.mark)))
        if (isUp === other.isUp) same = Math.max(same, found)
        else if (
          found > opposite &&
          !isOnlyThere(other, sentence.read()) &&
          !isOfOtherSide(said, sentence.read()) &&
          !isSaidElsewhere(other, sentence, found)
        ) {
          opposite = found
          where = sentence
        }
      }
    }
    // Another word of the sentence says what the source says: "up three hours, down two".
    function isSaidElsewhere(other: Pole, sentence: EvidenceSentence, likeness: number): boolean {
      return ours.some(
        (each) =>
          each.axis === axis &&
          each.isUp === other.isUp &&
          affinity(contextOf(rangeOf(each.mark)), contextIn(sentence, rangeOf(other.mark))) >= likeness * 0.8,
      )
    }
    if (
      opposite >= sameSubject * totalOf(wanted) &&
      opposite > same * (hasBoth(where, axis) ? factorOfBoth : factor) + margin
    )
      return { discrepancy: 'direction', isContradicted: true, at: where, text: null }
  }
  return undefined
}

/** "The new one is quicker" beside "the old one is slower than the new one". */
function isOfOtherSide(said: Reading, theirs: Reading): boolean {
  if (said.marks.some(({ kind }) => kind === 'than')) return false
  const than = theirs.marks.find(({ kind }) => kind === 'than')
  if (!than) return false
  const stems = (words: Reading['words']) =>
    new Set(words.flatMap(({ isContent, stem }) => (isContent ? [stem] : [])))
  const clause = theirs.words[than.at]?.clause
  const left = stems(theirs.words.slice(0, than.at))
  const right = stems(theirs.words.slice(than.at + than.length).filter((word) => word.clause === clause))
  return [...stems(said.words)].some((stem) => right.has(stem) && !left.has(stem))
}

/** "Only the central one opens" leaves the opposite to all others. */
function isOnlyThere({ mark }: Pole, { marks, words }: Reading): boolean {
  return marks.some(
    ({ kind, at, length }) =>
      kind === 'only' &&
      words[at]?.clause === words[mark.at]?.clause &&
      (at + length === mark.at || at === mark.at + mark.length),
  )
}

function hasBoth(sentence: EvidenceSentence | null, axis: string): boolean {
  const reading = sentence?.read()
  if (!reading) return false
  const ofAxis = polesOf(reading).filter((pole) => pole.axis === axis)
  const compares = ({ mark }: Pole) =>
    reading.marks.some(({ kind, at }) => kind === 'than' && at > mark.at && at - mark.at <= wordsBeforeThan)
  if (!ofAxis.some(compares)) return false
  return ofAxis.some(({ isUp }) => isUp) && ofAxis.some(({ isUp }) => !isUp)
}

/** A word of direction with what it says: `isUp` is false for "fell", and for "less expensive" on the axis of price. */
export type Pole = { mark: Mark; axis: string; isUp: boolean; isNegated: boolean }

const poles = new WeakMap<Reading, Pole[]>()

/** The words of direction of a sentence, but for those that belong to a number ("more than 30"). */
export function polesOf(reading: Reading): Pole[] {
  const known = poles.get(reading) ?? listPoles(reading)
  poles.set(reading, known)
  return known
}

function listPoles(reading: Reading): Pole[] {
  const bounds = reading.marks.filter(
    ({ kind, at, length }) =>
      kind === 'bound' &&
      reading.values.some((value) => value.at - (at + length) <= 1 && value.at >= at + length),
  )
  const marks = reading.marks.filter(
    (mark) =>
      (mark.kind === 'more' || mark.kind === 'less') &&
      !bounds.some(({ at, length }) => at <= mark.at && mark.at + mark.length <= at + length),
  )
  const isDegree = (mark: Mark) =>
    mark.value === 'amount' &&
    marks.some(({ at, value }) => value !== 'amount' && at === mark.at + mark.length)
  return marks.flatMap((mark): Pole[] => {
    if (isDegree(mark)) return []
    const degree = marks.find((other) => other.at + other.length === mark.at && isDegree(other))
    const isDenied = isNegated(reading, mark)
    const isTurned = (degree?.kind === 'less') !== isDenied
    return [{ mark, axis: mark.value, isUp: (mark.kind === 'more') !== isTurned, isNegated: isDenied }]
  })
}
