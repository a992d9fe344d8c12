import type { Metadata } from 'next'
import { HydratedQueries } from '#components/shell/hydrated-queries.tsx'
import { watchListFilter, watchRequest } from '#components/watches/watch-list-filter.ts'
import { WatchView } from '#components/watches/watch-view.tsx'
import { getWatch } from '#contract/watches.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { readForPanel } from '#lib/session-page.ts'
import { changeWatchAction, deleteWatchAction } from '../actions.ts'

type WatchPageProps = {
  params: Promise<{ id: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: WatchPageProps): Promise<Metadata> {
  const found = await readForPanel(getWatch, watchRequest((await params).id))
  return { title: found.ok ? `Watch: ${found.data.label}` : 'Watch' }
}

export default async function WatchPage({ params, searchParams }: WatchPageProps) {
  const { id } = await params
  const { offset = 0 } = watchListFilter(await searchParams)
  const found = await readForPanel(getWatch, watchRequest(id, offset))
  // The layout says why there is nothing to draw.
  if (!found.ok) return null
  return (
    <HydratedQueries entries={[[operationQuery('getWatch', watchRequest(id, offset)).queryKey, found]]}>
      <WatchView
        id={id}
        initial={found.data}
        runsOffset={offset}
        change={changeWatchAction}
        remove={deleteWatchAction}
      />
    </HydratedQueries>
  )
}
