import { hasSomething } from '#components/jobs/has-something.ts'
import { OrderFold } from '#components/jobs/order-fold.tsx'
import { LeadMagnetForm } from '#components/lead-magnets/lead-magnet-form.tsx'
import { leadMagnetPrefill } from '#components/lead-magnets/lead-magnet-form-values.ts'
import { rowsPerPage } from '#components/lead-magnets/lead-magnet-tabs.ts'
import { LeadMagnetsList } from '#components/lead-magnets/lead-magnets-list.tsx'
import { StartedLeadMagnets } from '#components/lead-magnets/started-lead-magnets.tsx'
import { usualResultsPeriod } from '#components/results/results-period.ts'
import { drawSoon } from '#components/shell/draw-soon.tsx'
import { HydratedQueries } from '#components/shell/hydrated-queries.tsx'
import { ListLeadMagnetsQuery, listLeadMagnets } from '#contract/lead-magnets.ts'
import { getSettings } from '#contract/settings.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { readListFilter } from '#lib/read-list-filter.ts'
import { readForPanel } from '#lib/session-page.ts'
import { readResults } from '../../read-results.ts'
import { changeLeadMagnetsAction, createLeadMagnetAction } from '../actions.ts'
import { LeadMagnetsSkeleton } from './lead-magnets-skeleton.tsx'

export const metadata = { title: 'Lead magnets' }

/** Landing pages stand among all pages, most views first. */
const pagesRead = 50

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default function LeadMagnetsPage(props: Props) {
  return drawSoon(drawLeadMagnets(props), <LeadMagnetsSkeleton />)
}

async function drawLeadMagnets({ searchParams }: Props) {
  const params = await searchParams
  const filter = readListFilter(ListLeadMagnetsQuery.omit({ type: true }), params, rowsPerPage)
  const [list, settings, { found: results }] = await Promise.all([
    readForPanel(listLeadMagnets, { query: filter }),
    readForPanel(getSettings),
    readResults(usualResultsPeriod, { limit: pagesRead }),
  ])
  const offered = list.ok || list.problem.kind !== 'not_offered'
  const prefill = leadMagnetPrefill(params)
  return (
    <>
      <OrderFold
        key={JSON.stringify(prefill)}
        title="Lead magnets"
        lead="Turn your knowledge into a PDF that visitors get in exchange for their email."
        action="Create a lead magnet"
        isOpen={prefill.given || !hasSomething(list, params)}
      >
        <LeadMagnetForm
          initial={prefill.values}
          prefilled={prefill.given}
          create={createLeadMagnetAction}
          category={(settings.ok && settings.data.companyProfile?.category) || undefined}
        />
      </OrderFold>
      {offered ? (
        <HydratedQueries entries={[[operationQuery('listLeadMagnets', { query: filter }).queryKey, list]]}>
          <LeadMagnetsList
            filter={filter}
            visits={
              results.ok ? results.data.pages.filter((page) => page.lead_magnet_id !== undefined) : undefined
            }
            change={changeLeadMagnetsAction}
          />
        </HydratedQueries>
      ) : (
        <StartedLeadMagnets />
      )}
    </>
  )
}
