import { countShared } from './count-shared.ts'

/** How alike two sets are, 0 to 1: the share of all their members that both have (Jaccard index). Two empty sets are not alike. */
export function jaccard<T>(a: ReadonlySet<T>, b: ReadonlySet<T>): number {
  const shared = countShared(a, b)
  return shared === 0 ? 0 : shared / (a.size + b.size - shared)
}
