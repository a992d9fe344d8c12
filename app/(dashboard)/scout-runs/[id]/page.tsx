import type { Metadata } from 'next'
import { ScoutRunView } from '#components/scout-runs/scout-run-view.tsx'
import { scoutRunName } from '#components/scout-runs/scout-words.ts'
import { HydratedQueries } from '#components/shell/hydrated-queries.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { getScoutRun } from '#contract/scout-runs.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { readForPanel } from '#lib/session-page.ts'

type ScoutRunPageProps = { params: Promise<{ id: string }> }

export async function generateMetadata({ params }: ScoutRunPageProps): Promise<Metadata> {
  const found = await readForPanel(getScoutRun, { params: { runId: (await params).id } })
  return { title: found.ok ? scoutRunName(found.data) : 'Scout run' }
}

export default async function ScoutRunPage({ params }: ScoutRunPageProps) {
  const { id } = await params
  const found = await readForPanel(getScoutRun, { params: { runId: id } })
  // The layout says why there is nothing to draw.
  if (!found.ok) return null
  const run = found.data
  return (
    <>
      <PageHeader title={scoutRunName(run)} parent={{ label: 'Scout', href: '/scout-runs' }} />
      <HydratedQueries
        entries={[
          [operationQuery('getScoutRun', { params: { runId: id } }).queryKey, { ok: true, data: run }],
        ]}
      >
        <ScoutRunView id={id} initial={run} />
      </HydratedQueries>
    </>
  )
}
