import { HydratedQueries } from '#components/shell/hydrated-queries.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { watchListFilter } from '#components/watches/watch-list-filter.ts'
import { watchesLead } from '#components/watches/watch-words.ts'
import { WatchesList } from '#components/watches/watches-list.tsx'
import { listWatches } from '#contract/watches.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { readForPanel } from '#lib/session-page.ts'
import { changeWatchesAction } from '../actions.ts'

export const metadata = { title: 'Watches' }

export default async function WatchesPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}) {
  const filter = watchListFilter(await searchParams)
  const list = await readForPanel(listWatches, { query: filter })
  return (
    <>
      <PageHeader
        title="Watches"
        lead={watchesLead}
        actions={<LinkButton href="/brand-scans">Brand visibility</LinkButton>}
      />
      <HydratedQueries entries={[[operationQuery('listWatches', { query: filter }).queryKey, list]]}>
        <WatchesList filter={filter} change={changeWatchesAction} />
      </HydratedQueries>
    </>
  )
}
