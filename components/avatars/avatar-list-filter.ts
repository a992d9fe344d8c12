import { z } from 'zod'
import { ListAvatarsQuery } from '#contract/avatars.ts'
import { avatarsPerPage } from './avatars-href.ts'

/** Search parameters are anybody's: what does not fit its bounds counts as left out. */
const Filter = z.object({
  type: ListAvatarsQuery.shape.type.catch(undefined),
  location: ListAvatarsQuery.shape.location.catch(undefined),
  limit: ListAvatarsQuery.shape.limit.catch(avatarsPerPage),
  offset: ListAvatarsQuery.shape.offset.catch(0),
})

/** The filter that a query string asks for; members left out are absent, so that equal filters are equal keys. */
export function avatarListFilter(
  params: Record<string, string | string[] | undefined>,
): Partial<ListAvatarsQuery> {
  const { type, location, limit, offset } = Filter.parse({ limit: avatarsPerPage, ...params })
  return { ...(type && { type }), ...(location && { location }), limit, offset }
}

/** The id of the one that a link leads to. */
export function soughtAvatar(params: Record<string, string | string[] | undefined>): string | undefined {
  return ListAvatarsQuery.shape.id.catch(undefined).parse(params.avatar)
}
