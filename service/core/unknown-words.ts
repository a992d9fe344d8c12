import type { ErrorDetail } from '#contract/errors.ts'
import { isSlipOf, nearestName } from '../text/nearest-name.ts'
import { calledElsewhere } from './other-names.ts'
import type { UnknownMember } from './unknown-members.ts'

type Unknown = Pick<UnknownMember, 'name' | 'known' | 'missing' | 'nested'>

/** What to say of a name that is not known: which was meant, or else which there are. */
export function unknownWords(says: string, { name, known, missing, nested }: Unknown): string {
  const names = [...known]
  if (names.length === 0) return says
  const meant = calledElsewhere(name, missing) ?? nearestName(name, names) ?? furtherIn(name, nested)
  return meant === undefined ? `${says} Known are ${names.join(', ')}.` : `${says} Did you mean ${meant}?`
}

/** The member of that name which belongs a level further in. */
function furtherIn(name: string, nested: readonly string[]): string | undefined {
  return nested.find((path) => isSlipOf(name, path.slice(path.lastIndexOf('.') + 1)))
}

/** What to say of such a member of a request that was refused for something else. */
export function unknownFieldWords(member: UnknownMember): string {
  return unknownWords(`Unknown field ${member.path}.`, member)
}

/** What to say of a member that a request was taken without. */
export function ignoredWords(member: UnknownMember): string {
  return unknownWords(`Unknown field ${member.path}: ignored.`, member)
}

/**
 * Of members that would be ignored, those that nearly have the name of one that the request lacks, or that other APIs call
 * it by, and slips of one that it has. A call that charges is refused for them: it would do, and charge for, something else than was meant.
 */
export function findSlips(unknown: readonly UnknownMember[]): ErrorDetail[] {
  return unknown.flatMap(({ path, name, known, missing, nested }) => {
    const meant =
      calledElsewhere(name, missing) ??
      nearestName(name, missing) ??
      [...known].find((one) => isSlipOf(name, one)) ??
      furtherIn(name, nested)
    return meant === undefined ? [] : [{ path, message: `Unknown field. Did you mean ${meant}?` }]
  })
}
