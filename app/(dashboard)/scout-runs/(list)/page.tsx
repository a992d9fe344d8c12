import { ScoutForm } from '#components/scout-runs/scout-form.tsx'
import { scoutFormPrefill } from '#components/scout-runs/scout-form-values.ts'
import { scoutRunListFilter } from '#components/scout-runs/scout-run-list-filter.ts'
import { ScoutRunsList } from '#components/scout-runs/scout-runs-list.tsx'
import { StartedScoutRuns } from '#components/scout-runs/started-scout-runs.tsx'
import { HydratedQueries } from '#components/shell/hydrated-queries.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { listScoutRuns } from '#contract/scout-runs.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { readForPanel } from '#lib/session-page.ts'
import { createScoutRunAction } from '../actions.ts'

export const metadata = { title: 'Scout' }

export default async function ScoutRunsPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}) {
  const params = await searchParams
  const filter = scoutRunListFilter(params)
  const list = await readForPanel(listScoutRuns, { query: filter })
  const offered = list.ok || list.problem.kind !== 'not_offered'
  const prefill = scoutFormPrefill(params)
  return (
    <>
      <PageHeader title="Scout" lead="Find questions and complaints in forums, ranked by opportunity." />
      <ScoutForm
        key={JSON.stringify(prefill)}
        initial={prefill.values}
        prefilled={prefill.given}
        create={createScoutRunAction}
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
