import type { Metadata } from 'next'
import { cache } from 'react'
import { HydratedQueries } from '#components/shell/hydrated-queries.tsx'
import { WarmLeadView } from '#components/warm-leads/warm-lead-view.tsx'
import { companyName } from '#components/warm-leads/warm-lead-words.ts'
import { getWarmLead } from '#lib/agent-api/warm-leads.ts'
import { warmLeadQuery } from '#lib/queries/warm-leads.ts'
import { readForPage } from '#lib/session-page.ts'
import { eraseContactAction } from '../actions.ts'

type WarmLeadPageProps = {
  params: Promise<{ id: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

// The title of the window and the page read the same run once.
const readRun = cache((id: string) => readForPage((session) => getWarmLead(session, id)))

export async function generateMetadata({ params }: WarmLeadPageProps): Promise<Metadata> {
  return { title: companyName(await readRun((await params).id)) }
}

export default async function WarmLeadPage({ params, searchParams }: WarmLeadPageProps) {
  const { id } = await params
  const { existing } = await searchParams
  const run = await readRun(id)
  return (
    <HydratedQueries entries={[[warmLeadQuery(id).queryKey, { ok: true, data: run }]]}>
      <WarmLeadView id={id} initial={run} existing={existing === '1'} erase={eraseContactAction} />
    </HydratedQueries>
  )
}
