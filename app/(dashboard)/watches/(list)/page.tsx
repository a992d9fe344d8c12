import { drawSoon } from '#components/shell/draw-soon.tsx'
import { HydratedQueries } from '#components/shell/hydrated-queries.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { watchesLead } from '#components/watches/watch-words.ts'
import { WatchesList } from '#components/watches/watches-list.tsx'
import { ListWatchesQuery, listWatches } from '#contract/watches.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { readListFilter } from '#lib/read-list-filter.ts'
import { rowsPerPage } from '#lib/rows-per-page.ts'
import { readForPanel } from '#lib/session-page.ts'
import { changeWatchesAction } from '../actions.ts'
import { WatchesSkeleton } from './watches-skeleton.tsx'

export const metadata = { title: 'Watches' }

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default function WatchesPage(props: Props) {
  return drawSoon(drawWatches(props), <WatchesSkeleton />)
}

async function drawWatches({ searchParams }: Props) {
  const filter = readListFilter(ListWatchesQuery.omit({ kind: true }), await searchParams, rowsPerPage)
  const list = await readForPanel(listWatches, { query: filter })
  // An empty list has the ways to the first one itself.
  const isEmpty = list.ok && list.data.total === 0 && filter.status === undefined
  return (
    <>
      <PageHeader
        title="Watches"
        lead={watchesLead}
        actions={
          !isEmpty && (
            <LinkButton variant="primary" href="/watches/new">
              New watch
            </LinkButton>
          )
        }
      />
      <HydratedQueries entries={[[operationQuery('listWatches', { query: filter }).queryKey, list]]}>
        <WatchesList filter={filter} change={changeWatchesAction} />
      </HydratedQueries>
    </>
  )
}
