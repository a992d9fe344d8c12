import { type Pole, polesOf } from './compare-directions.ts'
import { type Comparison, type Finding, rangeOf } from './comparison.ts'
import { affinity, type Context, contextOf } from './context.ts'
import type { EvidenceSentence } from './evidence.ts'
import type { Reading, Value } from './read-text.ts'
import type { Mark } from './word-marks.ts'

/** "A is quicker than B": who stands before and after. */
type Sides = Pole & { left: Set<string>; right: Set<string> }

const maxWordsBetween = 10
/** Axes that a figure can settle, with the units it must have and whether more of it is less: what takes longer is slower. */
const measures = new Map<string, { unit: RegExp | null; isTurned: boolean }>([
  ['amount', { unit: null, isTurned: false }],
  ['speed', { unit: /^(?:second|month)$/, isTurned: true }],
  ['price', { unit: /^[A-Z]{3}$/, isTurned: false }],
  ['weight', { unit: /^(?:gram|pound)$/, isTurned: false }],
  ['size', { unit: /^(?:metre|mile|foot|second|month)$/, isTurned: false }],
])

/** Compares who is compared with whom. Returns the marks that it has settled, so that no other check takes them up. */
export function compareSides(comparison: Comparison): { finding: Finding | undefined; settled: Set<Mark> } {
  const settled = new Set<Mark>()
  let finding: Finding | undefined
  for (const ours of sidesOf(comparison.said)) {
    for (const sentence of comparison.nearby) {
      for (const theirs of sidesOf(sentence.read())) {
        if (theirs.axis !== ours.axis) continue
        const order = orderOf(ours, theirs, comparison.weigh)
        if (order === 0) continue
        settled.add(ours.mark)
        if ((ours.isUp === theirs.isUp) === order < 0) finding ??= contradiction(sentence)
      }
    }
    if (settled.has(ours.mark)) continue
    const turned = findSaidOfOther(ours, comparison)
    if (turned) {
      settled.add(ours.mark)
      finding ??= contradiction(turned)
    }
    if (isSaidOfOtherSide(ours, comparison)) settled.add(ours.mark)
    if (!measures.has(ours.axis)) continue
    const byFigures = compareFigures(ours, comparison)
    if (byFigures) settled.add(ours.mark)
    if (byFigures?.isContradicted) finding ??= contradiction(byFigures.at)
  }
  return { finding, settled }
}

/** "There were more on roofs than in parks" where the source says of parks alone that there were more. */
function findSaidOfOther(ours: Sides, { nearby, weigh }: Comparison): EvidenceSentence | undefined {
  if (ours.left.size === 0 || ours.right.size === 0) return undefined
  return nearby.find((sentence) => {
    const reading = sentence.read()
    if (reading.marks.some(({ kind }) => kind === 'than')) return false
    return polesOf(reading).some((theirs) => {
      if (theirs.axis !== ours.axis || theirs.isUp !== ours.isUp) return false
      const clause = reading.words[theirs.mark.at]?.clause
      const here = new Set(
        reading.words.flatMap((word) => (word.isContent && word.clause === clause ? [word.stem] : [])),
      )
      const shared = (side: Set<string>) =>
        [...side].reduce((sum, stem) => sum + (here.has(stem) ? weigh(stem) : 0), 0)
      const total = (side: Set<string>) => [...side].reduce((sum, stem) => sum + weigh(stem), 0) || 1
      // The frame ("losses") is on the left in the sentence: it must be there, and the one who is named must not.
      const named = new Set([...ours.left].filter((stem) => !here.has(stem)))
      return shared(ours.right) / total(ours.right) > 0.9 && named.size === 1 && shared(ours.left) > 0
    })
  })
}

/** "Mesh is harder to clean than leather" where the source says that leather is easy to clean. */
function isSaidOfOtherSide(ours: Sides, { nearby, contextIn }: Comparison): boolean {
  const weight = (context: Context, side: Set<string>) =>
    [...side].reduce((sum, stem) => sum + (context.get(stem) ?? 0), 0)
  return nearby.some((sentence) =>
    polesOf(sentence.read()).some((theirs) => {
      if (theirs.axis !== ours.axis || theirs.isUp === ours.isUp) return false
      const context = contextIn(sentence, rangeOf(theirs.mark))
      return weight(context, ours.right) > weight(context, ours.left) * 1.3
    }),
  )
}

function contradiction(at: EvidenceSentence): Finding {
  return { discrepancy: 'comparison', isContradicted: true, at, text: null }
}

function sidesOf(reading: Reading): Sides[] {
  const poles = [...polesOf(reading), ...otherComparatives(reading)]
  return poles.flatMap((pole) => {
    const { mark } = pole
    const than = reading.marks.find(
      ({ kind, at }) => kind === 'than' && at >= mark.at + mark.length && at - mark.at <= maxWordsBetween,
    )
    // Of several words of degree the one before "than" compares.
    if (!than || poles.some((other) => other.mark.at > mark.at && other.mark.at < than.at)) return []
    const clause = reading.words[than.at]?.clause ?? 0
    const stems = (from: number, to: number, isHere: (clauseThere: number) => boolean) =>
      new Set(
        reading.words
          .slice(from, to)
          .flatMap((word) => (word.isContent && isHere(word.clause) ? [word.stem] : [])),
      )
    // "More in the evening than in the morning": what is between belongs to the first side.
    const left = stems(0, than.at, () => true)
    const right = stems(than.at + than.length, reading.words.length, (there) => there === clause)
    // What both sides have tells nothing: "… of the new plan than … of the old plan".
    return [{ ...pole, left: minus(left, right), right: minus(right, left) }]
  })
}

/** Comparatives of no known axis ("gleichmäßiger als"): compared with the same word only. */
function otherComparatives(reading: Reading): Pole[] {
  const known = polesOf(reading)
  return reading.marks.flatMap(({ kind, at, length }): Pole[] => {
    if (kind !== 'than') return []
    const index = reading.words.findLastIndex(
      (word, n) =>
        n < at && n >= at - 4 && word.isContent && word.text.length > 4 && word.text.endsWith('er'),
    )
    const word = reading.words[index]
    if (!word || length === 0 || known.some(({ mark }) => mark.at >= index && mark.at < at)) return []
    const mark: Mark = { kind: 'more', value: word.stem, at: index, length: 1 }
    return [{ mark, axis: `=${word.stem}`, isUp: true, isNegated: false }]
  })
}

const minus = (one: Set<string>, other: Set<string>) => new Set([...one].filter((stem) => !other.has(stem)))

/** Above 0 when both name the sides in one order, below 0 when in the other, 0 when it cannot be said. */
function orderOf(ours: Sides, theirs: Sides, weigh: (stem: string) => number): number {
  const shared = (a: Set<string>, b: Set<string>) =>
    [...a].reduce((sum, stem) => sum + (b.has(stem) ? weigh(stem) : 0), 0)
  // The first half of both sentences has words of the frame ("saved", "in the test"): the second tells the sides.
  const agree = shared(ours.right, theirs.right)
  // "… with a bag than … without": one word tells them apart.
  const isOneSided = ours.left.size === 0 && theirs.right.size === 0
  const isOtherSided = ours.right.size === 0 && theirs.left.size === 0
  const [toRight, toLeft] = [shared(ours.left, theirs.right), shared(ours.right, theirs.left)]
  const cross = isOneSided ? toLeft : isOtherSided ? toRight : Math.min(toRight, toLeft)
  if (agree > cross) return 1
  return cross > agree ? -1 : 0
}

/** "A saved more than B" beside "A saved $190, B saved $310". */
function compareFigures(
  ours: Sides,
  { said, nearby, weigh, contextIn }: Comparison,
): { isContradicted: boolean; at: EvidenceSentence } | undefined {
  const axis = measures.get(ours.axis)
  const figureOf = (side: Set<string>, isUnit: (unit: string | null) => boolean) => {
    let best: { value: Value; sentence: EvidenceSentence; score: number } | undefined
    for (const sentence of nearby)
      for (const value of sentence.read().values) {
        if (value.kind === 'date' || !isUnit(value.quantity.readings[0]?.unit ?? null)) continue
        const context = contextIn(sentence, value)
        const score = [...side].reduce((sum, stem) => sum + (context.get(stem) ?? 0), 0)
        if (score > (best?.score ?? 0.5)) best = { value, sentence, score }
      }
    return best
  }
  // The measure that the sentence speaks of must be there as well.
  const measure = contextOf(said, rangeOf(ours.mark), weigh)
  const left = figureOf(ours.left, (unit) => !axis?.unit || axis.unit.test(unit ?? ''))
  if (!left || left.value.kind === 'date') return undefined
  const unit = left.value.quantity.readings[0]?.unit ?? null
  const right = figureOf(ours.right, (other) => other === unit)
  if (!right || right.value.kind === 'date' || right.value === left.value) return undefined
  if (ours.axis === 'amount' && affinity(measure, contextIn(left.sentence, left.value)) < 1) return undefined
  const [a, b] = [left, right].map(({ value }) =>
    value.kind === 'number' ? (value.quantity.readings[0]?.value ?? 0) : 0,
  )
  if (a === undefined || b === undefined || a === b) return undefined
  return { isContradicted: a > b !== (ours.isUp !== axis?.isTurned), at: left.sentence }
}
