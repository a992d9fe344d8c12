import type { ListAvatarsQuery } from '#contract/avatars.ts'

/** How many portraits a page of the gallery has: whole rows of three and of six. */
export const avatarsPerPage = 12

/** The address of the gallery with a filter; the first page goes without saying. */
export function avatarsHref({ type, location, offset }: Partial<ListAvatarsQuery>): string {
  const search = new URLSearchParams()
  if (type) search.set('type', type)
  if (location) search.set('location', location)
  if (offset) search.set('offset', String(offset))
  const query = search.toString()
  return query ? `/avatars?${query}` : '/avatars'
}
