/** A record whose optional members may be null; the others have a value. */
type WithNulls<T> = { [K in keyof T]: undefined extends T[K] ? T[K] | null : T[K] }

/** The record without the members that have no value. */
export function presentMembers<T extends object>(all: WithNulls<T>): T {
  const present = Object.entries(all).filter(([, value]) => value !== null && value !== undefined)
  // Filtering loses the types of the remaining members; only optional ones can be gone.
  return Object.fromEntries(present) as T
}
