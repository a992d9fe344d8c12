import { navigationGroups } from './navigation-areas.ts'

/** The area of the navigation that a mistyped address most likely means; undefined where none begins like it. */
export function nearestArea(pathname: string): { title: string; href: string } | undefined {
  const typed =
    pathname
      .split('/')[1]
      ?.toLowerCase()
      .replaceAll(/[^a-z]/g, '') ?? ''
  if (typed.length < 3) return undefined
  const ranked = navigationGroups
    .flatMap(({ areas }) => areas)
    .map(({ title, href }) => ({
      title,
      href,
      shared: Math.max(
        ...[title, href].map((name) => sharedStart(name.toLowerCase().replaceAll(/[^a-z]/g, ''), typed)),
      ),
    }))
    .toSorted((a, b) => b.shared - a.shared)
  const [best] = ranked
  return best && best.shared >= 3 ? { title: best.title, href: best.href } : undefined
}

function sharedStart(a: string, b: string): number {
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  return at
}
