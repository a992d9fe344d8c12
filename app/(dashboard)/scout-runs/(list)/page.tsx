import { ScoutRunsList } from '#components/scout-runs/scout-runs-list.tsx'
import { StartedScoutRuns } from '#components/scout-runs/started-scout-runs.tsx'
import { drawSoon } from '#components/shell/draw-soon.tsx'
import { HydratedQueries } from '#components/shell/hydrated-queries.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { ListScoutRunsQuery, listScoutRuns } from '#contract/scout-runs.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { readListFilter } from '#lib/read-list-filter.ts'
import { rowsPerPage } from '#lib/rows-per-page.ts'
import { readForPanel } from '#lib/session-page.ts'
import { ScoutRunsSkeleton } from './scout-runs-skeleton.tsx'

export const metadata = { title: 'Scout' }

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default function ScoutRunsPage(props: Props) {
  return drawSoon(drawScoutRuns(props), <ScoutRunsSkeleton />)
}

async function drawScoutRuns({ searchParams }: Props) {
  const filter = readListFilter(ListScoutRunsQuery, await searchParams, rowsPerPage)
  const list = await readForPanel(listScoutRuns, { query: filter })
  const isEmpty = list.ok && list.data.total === 0 && !filter.status && !filter.q && filter.offset === 0
  const offered = list.ok || list.problem.kind !== 'not_offered'
  return (
    <>
      <PageHeader
        title="Scout"
        lead="Find questions and complaints in forums, ranked by opportunity."
        actions={
          // An empty list asks for the first one itself.
          !isEmpty && (
            <LinkButton variant="primary" href="/scout-runs/new">
              New scout run
            </LinkButton>
          )
        }
      />
      {offered ? (
        <HydratedQueries entries={[[operationQuery('listScoutRuns', { query: filter }).queryKey, list]]}>
          <ScoutRunsList filter={filter} />
        </HydratedQueries>
      ) : (
        <StartedScoutRuns />
      )}
    </>
  )
}
