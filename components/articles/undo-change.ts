import type { DraftText } from './draft-text.ts'

const members = ['title', 'description', 'markdown'] as const

type Written = Pick<DraftText, (typeof members)[number]>

/**
 * What takes a change of a draft back: the changed members alone, as they were. Undefined once one of them was changed again;
 * nothing that was typed since is thrown away.
 */
export function undoChange(
  before: Written,
  changed: Partial<Written>,
  now: Written,
): Partial<Written> | undefined {
  const own = members.filter((member) => changed[member] !== undefined)
  if (!own.every((member) => now[member] === changed[member])) return undefined
  return Object.fromEntries(own.map((member) => [member, before[member]]))
}
