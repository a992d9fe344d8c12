import type { Metadata } from 'next'
import { ScoutRunView } from '#components/scout-runs/scout-run-view.tsx'
import { scoutRunName } from '#components/scout-runs/scout-words.ts'
import { HydratedQueries } from '#components/shell/hydrated-queries.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { scoutRunQuery } from '#lib/queries/scout-runs.ts'
import { findScoutRun } from './find-scout-run.ts'

type ScoutRunPageProps = { params: Promise<{ id: string }> }

export async function generateMetadata({ params }: ScoutRunPageProps): Promise<Metadata> {
  const found = await findScoutRun((await params).id)
  return { title: found.ok ? scoutRunName(found.data) : 'Scout run' }
}

export default async function ScoutRunPage({ params }: ScoutRunPageProps) {
  const { id } = await params
  const found = await findScoutRun(id)
  // The layout says why there is nothing to draw.
  if (!found.ok) return null
  const run = found.data
  return (
    <>
      <PageHeader title={scoutRunName(run)} parent={{ label: 'Scout', href: '/scout-runs' }} />
      <HydratedQueries entries={[[scoutRunQuery(id).queryKey, { ok: true, data: run }]]}>
        <ScoutRunView id={id} initial={run} />
      </HydratedQueries>
    </>
  )
}
