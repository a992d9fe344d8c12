import { hasSomething } from '#components/jobs/has-something.ts'
import { OrderFold } from '#components/jobs/order-fold.tsx'
import { ScoutForm } from '#components/scout-runs/scout-form.tsx'
import { scoutFormPrefill } from '#components/scout-runs/scout-form-values.ts'
import { rowsPerPage } from '#components/scout-runs/scout-run-tabs.ts'
import { ScoutRunsList } from '#components/scout-runs/scout-runs-list.tsx'
import { StartedScoutRuns } from '#components/scout-runs/started-scout-runs.tsx'
import { drawSoon } from '#components/shell/draw-soon.tsx'
import { HydratedQueries } from '#components/shell/hydrated-queries.tsx'
import { ListScoutRunsQuery, listScoutRuns } from '#contract/scout-runs.ts'
import { getSettings } from '#contract/settings.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { readListFilter } from '#lib/read-list-filter.ts'
import { readForPanel } from '#lib/session-page.ts'
import { createScoutRunAction } from '../actions.ts'
import { ScoutRunsSkeleton } from './scout-runs-skeleton.tsx'

export const metadata = { title: 'Scout' }

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default function ScoutRunsPage(props: Props) {
  return drawSoon(drawScoutRuns(props), <ScoutRunsSkeleton />)
}

async function drawScoutRuns({ searchParams }: Props) {
  const params = await searchParams
  const filter = readListFilter(ListScoutRunsQuery, params, rowsPerPage)
  const [list, settings] = await Promise.all([
    readForPanel(listScoutRuns, { query: filter }),
    readForPanel(getSettings),
  ])
  const offered = list.ok || list.problem.kind !== 'not_offered'
  const prefill = scoutFormPrefill(params)
  return (
    <>
      <OrderFold
        key={JSON.stringify(prefill)}
        title="Scout"
        lead="Find questions and complaints in forums, ranked by opportunity."
        action="Scout forums"
        isOpen={prefill.given || !hasSomething(list, params)}
      >
        <ScoutForm
          initial={prefill.values}
          prefilled={prefill.given}
          create={createScoutRunAction}
          category={(settings.ok && settings.data.companyProfile?.category) || undefined}
        />
      </OrderFold>
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
