/**
 * Whom a report says to write to, of contacts with the best match first: somebody with an address before anybody without,
 * and among those a named person before a shared mailbox.
 */
export function bestContact<T extends { kind: string; email: string | null }>(
  contacts: readonly T[],
): T | undefined {
  const reachable = contacts.filter(({ email }) => email !== null)
  const pool = reachable.length > 0 ? reachable : contacts
  return pool.find(({ kind }) => kind === 'person') ?? pool[0]
}
