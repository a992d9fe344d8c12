import { type NavigationGroup, navigationGroups } from './navigation-areas.ts'

export type GroupId = NonNullable<NavigationGroup['id']>

/** A cookie, so that the server draws the navigation as it was left and nothing moves when the page's scripts run. */
export const closedGroupsCookie = 'masthead.closed-groups'

const yearSeconds = 365 * 24 * 60 * 60

/** The groups that a cookie says are closed; what is no group is left out. */
export function parseClosedGroups(value: string | undefined): GroupId[] {
  const named = (value ?? '').split('.')
  return navigationGroups.flatMap(({ id }) => (id && named.includes(id) ? [id] : []))
}

/** What `document.cookie` takes. */
export function closedGroupsAsCookie(closed: readonly GroupId[]): string {
  return `${closedGroupsCookie}=${closed.join('.')}; path=/; max-age=${yearSeconds}; samesite=lax`
}
