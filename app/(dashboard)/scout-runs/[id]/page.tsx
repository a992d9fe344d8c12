import type { Metadata } from 'next'
import { ScoutRunView } from '#components/scout-runs/scout-run-view.tsx'
import { scoutRunName } from '#components/scout-runs/scout-words.ts'
import { HydratedQueries } from '#components/shell/hydrated-queries.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { scoutRunQuery } from '#lib/queries/scout-runs.ts'
import { readScoutRun } from './read-scout-run.ts'

type ScoutRunPageProps = { params: Promise<{ id: string }> }

export async function generateMetadata({ params }: ScoutRunPageProps): Promise<Metadata> {
  return { title: scoutRunName(await readScoutRun((await params).id)) }
}

export default async function ScoutRunPage({ params }: ScoutRunPageProps) {
  const { id } = await params
  const run = await readScoutRun(id)
  return (
    <>
      <PageHeader title={scoutRunName(run)} parent={{ label: 'Scout', href: '/scout-runs' }} />
      <HydratedQueries entries={[[scoutRunQuery(id).queryKey, { ok: true, data: run }]]}>
        <ScoutRunView id={id} initial={run} />
      </HydratedQueries>
    </>
  )
}
