import { AvatarDesk } from '#components/avatars/avatar-desk.tsx'
import { avatarsPerPage } from '#components/avatars/avatars-href.ts'
import { drawSoon } from '#components/shell/draw-soon.tsx'
import { HydratedQueries } from '#components/shell/hydrated-queries.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { ListAvatarsQuery, listAvatars } from '#contract/avatars.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { readListFilter } from '#lib/read-list-filter.ts'
import { readForPanel } from '#lib/session-page.ts'
import { createAvatarAction } from './actions.ts'
import { AvatarsSkeleton } from './avatars-skeleton.tsx'

export const metadata = { title: 'Avatars' }

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default function AvatarsPage(props: Props) {
  return drawSoon(drawAvatars(props), <AvatarsSkeleton />)
}

async function drawAvatars({ searchParams }: Props) {
  const params = await searchParams
  const filter = readListFilter(ListAvatarsQuery.omit({ id: true }), params, avatarsPerPage)
  const list = await readForPanel(listAvatars, { query: filter })
  const id = ListAvatarsQuery.shape.id.catch(undefined).parse(params.avatar)
  // A link may lead to one that stands on another page of the gallery.
  const isElsewhere = id && list.ok && !list.data.avatars.some((avatar) => avatar.id === id)
  const sought = isElsewhere ? await readForPanel(listAvatars, { query: { id, limit: 1 } }) : undefined
  return (
    <>
      <PageHeader
        title="Avatars"
        lead="Illustrated portraits of fictional presenters for short videos, in portrait and square formats."
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
