import { drawSoon } from '#components/shell/draw-soon.tsx'
import { HydratedQueries } from '#components/shell/hydrated-queries.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { StartedWarmLeads } from '#components/warm-leads/started-warm-leads.tsx'
import { WarmLeadsList } from '#components/warm-leads/warm-leads-list.tsx'
import { ListWarmLeadsQuery, listWarmLeads } from '#contract/warm-leads.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { readListFilter } from '#lib/read-list-filter.ts'
import { rowsPerPage } from '#lib/rows-per-page.ts'
import { readForPanel } from '#lib/session-page.ts'
import { WarmLeadsSkeleton } from './warm-leads-skeleton.tsx'

export const metadata = { title: 'Warm leads' }

export default function WarmLeadsPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}) {
  return drawSoon(drawWarmLeads(searchParams), <WarmLeadsSkeleton />)
}

async function drawWarmLeads(searchParams: Promise<Record<string, string | string[] | undefined>>) {
  const filter = readListFilter(ListWarmLeadsQuery, await searchParams, rowsPerPage)
  const list = await readForPanel(listWarmLeads, { query: filter })
  const isEmpty = list.ok && list.data.total === 0 && !filter.status && !filter.q && filter.offset === 0
  const offered = list.ok || list.problem.kind !== 'not_offered'
  return (
    <>
      <PageHeader
        title="Warm leads"
        lead="Research a company from its own site: fit, timing and who to contact."
        actions={
          // An empty list asks for the first one itself.
          !isEmpty && (
            <LinkButton variant="primary" href="/warm-leads/new">
              New warm-lead report
            </LinkButton>
          )
        }
      />
      {offered ? (
        <HydratedQueries entries={[[operationQuery('listWarmLeads', { query: filter }).queryKey, list]]}>
          <WarmLeadsList filter={filter} />
        </HydratedQueries>
      ) : (
        <StartedWarmLeads />
      )}
    </>
  )
}
