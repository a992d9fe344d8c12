import type { Finding } from './comparison.ts'
import type { Reading, Value } from './read-text.ts'
import type { Place } from './same-value.ts'

/** What is said of a number beside it: about, over, under, at least, at most. */
export function boundsOf(value: Value, reading: Reading): Set<string> {
  return new Set(
    reading.marks.flatMap(({ kind, value: bound, at, length }) =>
      kind === 'bound' &&
      ((at + length <= value.at && at + length >= value.at - 1) || (at >= value.at && at <= value.end + 1))
        ? [bound]
        : [],
    ),
  )
}

function isDenied({ at }: Value, { marks, words }: Reading): boolean {
  const clause = words[at]?.clause
  return marks.some(
    ({ kind, value, at: index }) =>
      (kind === 'negator' || (kind === 'quantifier' && value === 'none')) && words[index]?.clause === clause,
  )
}

/** "More than 35" is not "at most 35". */
export function compareBounds(
  { value, place }: { value: Value; place: Place },
  said: Reading,
): Finding | undefined {
  const ours = boundsOf(value, said)
  const theirs = boundsOf(place.value, place.sentence.read())
  const isUp = (bounds: Set<string>) => (bounds.has('over') || bounds.has('atLeast')) && !bounds.has('atMost')
  const isDown = (bounds: Set<string>) =>
    (bounds.has('under') || bounds.has('atMost')) && !bounds.has('over') && !bounds.has('about')
  const isOpposite = (isUp(ours) && isDown(theirs)) || (isDown(ours) && isUp(theirs) && !theirs.has('under'))
  if (!isOpposite || ours.has('about')) return undefined
  // "Nobody must work more than two" is "at most two".
  if (isDenied(value, said) !== isDenied(place.value, place.sentence.read())) return undefined
  return { discrepancy: 'comparison', isContradicted: true, at: place.sentence, text: value.text }
}
