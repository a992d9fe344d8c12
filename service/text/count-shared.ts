/** How many members two sets have in common. */
export function countShared<T>(a: ReadonlySet<T>, b: ReadonlySet<T>): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a]
  let shared = 0
  for (const member of small) if (large.has(member)) shared++
  return shared
}
