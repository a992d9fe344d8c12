import { HydratedQueries } from '#components/shell/hydrated-queries.tsx'
import { NotOffered } from '#components/ui/list-states.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { suppressionFilter } from '#components/warm-leads/suppression-filter.ts'
import { SuppressionsPanel } from '#components/warm-leads/suppressions-panel.tsx'
import { listSuppressions } from '#contract/suppressions.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { readForPanel } from '#lib/session-page.ts'
import { addSuppressionAction, deleteSuppressionAction } from '../actions.ts'

export const metadata = { title: 'Suppressions' }

export default async function SuppressionsPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}) {
  const filter = suppressionFilter(await searchParams)
  const list = await readForPanel(listSuppressions, { query: filter })
  const offered = list.ok || list.problem.kind !== 'not_offered'
  return (
    <>
      <PageHeader
        title="Suppressions"
        lead="Companies and email addresses excluded from every report."
        parent={{ label: 'Warm leads', href: '/warm-leads' }}
      />
      {offered ? (
        <HydratedQueries entries={[[operationQuery('listSuppressions', { query: filter }).queryKey, list]]}>
          <SuppressionsPanel filter={filter} add={addSuppressionAction} lift={deleteSuppressionAction} />
        </HydratedQueries>
      ) : (
        <NotOffered what="Suppressions" />
      )}
    </>
  )
}
