import type { ReadinessArea, Status } from '#contract/health.ts'

/** What is still to be set up, without what an action asks for already: the same fault is told once. */
export function openAreas({ areas, actions }: Pick<Status, 'areas' | 'actions'>): ReadinessArea[] {
  const told = actions.map(({ path }) => path.replace(/\?.*/, ''))
  return areas.filter(
    ({ ready, path }) =>
      !ready && !told.some((page) => path !== undefined && (page === path || page.startsWith(`${path}/`))),
  )
}
