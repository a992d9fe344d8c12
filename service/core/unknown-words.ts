import type { ErrorDetail } from '#contract/errors.ts'
import { isSlipOf, nearestName } from '../text/nearest-name.ts'
import type { UnknownMember } from './unknown-members.ts'

/** What to say of a name that is not known: which was meant, or else which there are. */
export function unknownWords(says: string, name: string, known: Iterable<string>): string {
  const names = [...known]
  if (names.length === 0) return says
  const nearest = nearestName(name, names)
  return nearest === undefined ? `${says} Known are ${names.join(', ')}.` : `${says} Did you mean ${nearest}?`
}

/** What to say of such a member of a request that was refused for something else. */
export function unknownFieldWords({ path, name, known }: UnknownMember): string {
  return unknownWords(`Unknown field ${path}.`, name, known)
}

/** What to say of a member that a request was taken without. */
export function ignoredWords({ path, name, known }: UnknownMember): string {
  return unknownWords(`Unknown field ${path}: ignored.`, name, known)
}

/**
 * Of members that would be ignored, those that nearly have the name of one that the request lacks, and slips of one that
 * it has. A call that charges is refused for them: it would do, and charge for, something else than was meant.
 */
export function findSlips(unknown: readonly UnknownMember[]): ErrorDetail[] {
  return unknown.flatMap(({ path, name, known, missing }) => {
    const meant = nearestName(name, missing) ?? [...known].find((one) => isSlipOf(name, one))
    return meant === undefined ? [] : [{ path, message: `Unknown field. Did you mean ${meant}?` }]
  })
}
