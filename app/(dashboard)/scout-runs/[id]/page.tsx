import type { Metadata } from 'next'
import { cache } from 'react'
import { ScoutRunView } from '#components/scout-runs/scout-run-view.tsx'
import { scoutRunName } from '#components/scout-runs/scout-words.ts'
import { HydratedQueries } from '#components/shell/hydrated-queries.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { getScoutRun } from '#lib/agent-api/scout-runs.ts'
import { scoutRunQuery } from '#lib/queries/scout-runs.ts'
import { readForPage } from '#lib/session-page.ts'

type ScoutRunPageProps = { params: Promise<{ id: string }> }

// The title of the window and the page read the same run once.
const readRun = cache((id: string) => readForPage((session) => getScoutRun(session, id)))

export async function generateMetadata({ params }: ScoutRunPageProps): Promise<Metadata> {
  return { title: scoutRunName(await readRun((await params).id)) }
}

export default async function ScoutRunPage({ params }: ScoutRunPageProps) {
  const { id } = await params
  const run = await readRun(id)
  return (
    <>
      <PageHeader title={scoutRunName(run)} parent={{ label: 'Scout', href: '/scout-runs' }} />
      <HydratedQueries entries={[[scoutRunQuery(id).queryKey, { ok: true, data: run }]]}>
        <ScoutRunView id={id} initial={run} />
      </HydratedQueries>
    </>
  )
}
