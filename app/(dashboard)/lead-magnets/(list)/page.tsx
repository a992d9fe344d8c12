import { LeadMagnetsList } from '#components/lead-magnets/lead-magnets-list.tsx'
import { StartedLeadMagnets } from '#components/lead-magnets/started-lead-magnets.tsx'
import { usualResultsPeriod } from '#components/results/results-period.ts'
import { drawSoon } from '#components/shell/draw-soon.tsx'
import { HydratedQueries } from '#components/shell/hydrated-queries.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { ListLeadMagnetsQuery, listLeadMagnets } from '#contract/lead-magnets.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { readListFilter } from '#lib/read-list-filter.ts'
import { rowsPerPage } from '#lib/rows-per-page.ts'
import { readForPanel } from '#lib/session-page.ts'
import { readResults } from '../../read-results.ts'
import { changeLeadMagnetsAction } from '../actions.ts'
import { LeadMagnetsSkeleton } from './lead-magnets-skeleton.tsx'

export const metadata = { title: 'Lead magnets' }

/** Landing pages stand among all pages, most views first. */
const pagesRead = 50

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default function LeadMagnetsPage(props: Props) {
  return drawSoon(drawLeadMagnets(props), <LeadMagnetsSkeleton />)
}

async function drawLeadMagnets({ searchParams }: Props) {
  const filter = readListFilter(ListLeadMagnetsQuery.omit({ type: true }), await searchParams, rowsPerPage)
  const [list, { found: results }] = await Promise.all([
    readForPanel(listLeadMagnets, { query: filter }),
    readResults(usualResultsPeriod, { limit: pagesRead }),
  ])
  const isEmpty = list.ok && list.data.total === 0 && !filter.status && !filter.q && filter.offset === 0
  const offered = list.ok || list.problem.kind !== 'not_offered'
  return (
    <>
      <PageHeader
        title="Lead magnets"
        lead="Turn your knowledge into a PDF that visitors get in exchange for their email."
        actions={
          // An empty list asks for the first one itself.
          !isEmpty && (
            <LinkButton variant="primary" href="/lead-magnets/new">
              New lead magnet
            </LinkButton>
          )
        }
      />
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
