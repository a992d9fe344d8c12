import { AvatarDesk } from '#components/avatars/avatar-desk.tsx'
import { avatarListFilter, soughtAvatar } from '#components/avatars/avatar-list-filter.ts'
import { HydratedQueries } from '#components/shell/hydrated-queries.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { listAvatars } from '#contract/avatars.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { readForPanel } from '#lib/session-page.ts'
import { createAvatarAction } from './actions.ts'

export const metadata = { title: 'Avatars' }

export default async function AvatarsPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}) {
  const params = await searchParams
  const filter = avatarListFilter(params)
  const list = await readForPanel(listAvatars, { query: filter })
  const id = soughtAvatar(params)
  // A link may lead to one that stands on another page of the gallery.
  const isElsewhere = id && list.ok && !list.data.avatars.some((avatar) => avatar.id === id)
  const sought = isElsewhere ? await readForPanel(listAvatars, { query: { id, limit: 1 } }) : undefined
  return (
    <>
      <PageHeader
        title="Avatars"
        lead="Portraits of fictional presenters for short videos, in portrait and square formats."
      />
      <HydratedQueries entries={[[operationQuery('listAvatars', { query: filter }).queryKey, list]]}>
        <AvatarDesk
          filter={filter}
          listed={list.ok || list.problem.kind !== 'not_offered'}
          sought={sought?.ok ? sought.data.avatars[0] : undefined}
          create={createAvatarAction}
        />
      </HydratedQueries>
    </>
  )
}
