/** More than a desk's readers need; who sends headers of their own cannot fill the memory with them. */
const maxKept = 1_000

/** What was made for this key before, or makes it now; what `all` holds stays bounded. */
export function kept<T>(all: Map<string, T>, key: string, make: () => T): T {
  const known = all.get(key)
  if (known !== undefined) return known
  if (all.size >= maxKept) all.clear()
  const made = make()
  all.set(key, made)
  return made
}
