import { LeadMagnetForm } from '#components/lead-magnets/lead-magnet-form.tsx'
import { leadMagnetPrefill } from '#components/lead-magnets/lead-magnet-form-values.ts'
import { leadMagnetListFilter } from '#components/lead-magnets/lead-magnet-list-filter.ts'
import { LeadMagnetsList } from '#components/lead-magnets/lead-magnets-list.tsx'
import { StartedLeadMagnets } from '#components/lead-magnets/started-lead-magnets.tsx'
import { HydratedQueries } from '#components/shell/hydrated-queries.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { listLeadMagnets } from '#contract/lead-magnets.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { readForPanel } from '#lib/session-page.ts'
import { createLeadMagnetAction } from '../actions.ts'

export const metadata = { title: 'Lead magnets' }

export default async function LeadMagnetsPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}) {
  const params = await searchParams
  const filter = leadMagnetListFilter(params)
  const list = await readForPanel(listLeadMagnets, { query: filter })
  const offered = list.ok || list.problem.kind !== 'not_offered'
  const prefill = leadMagnetPrefill(params)
  return (
    <>
      <PageHeader
        title="Lead magnets"
        lead="Turn your knowledge into a PDF that visitors get in exchange for their email."
      />
      <LeadMagnetForm
        key={JSON.stringify(prefill)}
        initial={prefill.values}
        prefilled={prefill.given}
        create={createLeadMagnetAction}
      />
      {offered ? (
        <HydratedQueries entries={[[operationQuery('listLeadMagnets', { query: filter }).queryKey, list]]}>
          <LeadMagnetsList filter={filter} />
        </HydratedQueries>
      ) : (
        <StartedLeadMagnets />
      )}
    </>
  )
}
