import { drawSoon } from '#components/shell/draw-soon.tsx'
import { HydratedQueries } from '#components/shell/hydrated-queries.tsx'
import { NotOffered } from '#components/ui/list-states.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { suppressionsPerPage } from '#components/warm-leads/suppression-tabs.ts'
import { SuppressionsPanel } from '#components/warm-leads/suppressions-panel.tsx'
import { ListSuppressionsQuery, listSuppressions } from '#contract/suppressions.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { readListFilter } from '#lib/read-list-filter.ts'
import { readForPanel } from '#lib/session-page.ts'
import { addSuppressionAction, deleteSuppressionAction, deleteSuppressionsAction } from '../actions.ts'
import { SuppressionsSkeleton } from './suppressions-skeleton.tsx'

export const metadata = { title: 'Do not contact' }

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default function SuppressionsPage(props: Props) {
  return drawSoon(drawSuppressions(props), <SuppressionsSkeleton />)
}

async function drawSuppressions({ searchParams }: Props) {
  const params = await searchParams
  const filter = readListFilter(ListSuppressionsQuery, params, suppressionsPerPage)
  const list = await readForPanel(listSuppressions, { query: filter })
  const offered = list.ok || list.problem.kind !== 'not_offered'
  return (
    <>
      <PageHeader
        title="Do not contact"
        lead="Companies and email addresses excluded from every report."
        parent={{ label: 'Warm leads', href: '/warm-leads' }}
      />
      {offered ? (
        <HydratedQueries entries={[[operationQuery('listSuppressions', { query: filter }).queryKey, list]]}>
          <SuppressionsPanel
            filter={filter}
            given={[params.value].flat()[0]}
            add={addSuppressionAction}
            lift={deleteSuppressionAction}
            liftEach={deleteSuppressionsAction}
          />
        </HydratedQueries>
      ) : (
        <NotOffered what="The do-not-contact list" />
      )}
    </>
  )
}
