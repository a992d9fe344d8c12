import type { ReadinessArea, Status } from '#contract/health.ts'

/** A desk is complete without them; who connects programs finds them in the navigation. */
const forOperators: ReadonlySet<string> = new Set(['webhooks'])

/** What is still to be set up, without what an action asks for already: the same fault is told once. */
export function openAreas({ areas, actions }: Pick<Status, 'areas' | 'actions'>): ReadinessArea[] {
  const told = actions.map(({ path }) => path.replace(/\?.*/, ''))
  return areas.filter(
    ({ id, ready, path }) =>
      !ready &&
      !forOperators.has(id) &&
      !told.some((page) => path !== undefined && (page === path || page.startsWith(`${path}/`))),
  )
}
