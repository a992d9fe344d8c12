import type { Asked } from './rate-answer.ts'

/** True where an amount or a date is asked for: what the sources say of it can be compared at a glance. */
export function isComparable(asked: Asked): boolean {
  return asked.isSigns !== true && (isOfKind(asked) || asked.isWhen)
}

/** True where an amount, an interval or a sign is asked for: a sentence with one answers before what has most of the question. */
export function isOfKind({ type, isKindKnown, isHowOften, isSigns }: Asked): boolean {
  return isSigns === true || (type === 'amount' && (isKindKnown || isHowOften))
}

/** True where one sentence can answer. A yes or no of any page may be on anything, unless it is on what is allowed or who pays. */
export function isToldAtOnce({ type, isSigns, isPermission, isPayer }: Asked): boolean {
  return (type !== 'whether' && type !== 'other') || isSigns === true || isPermission || isPayer === true
}

/** True where a list can answer: by what something shows, and what to do about it. */
export function isListed({ type, isSigns }: Asked): boolean {
  return isSigns === true || type === 'how_to'
}
