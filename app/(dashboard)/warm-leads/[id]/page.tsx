import type { Metadata } from 'next'
import { HydratedQueries } from '#components/shell/hydrated-queries.tsx'
import { WarmLeadView } from '#components/warm-leads/warm-lead-view.tsx'
import { companyName } from '#components/warm-leads/warm-lead-words.ts'
import { getWarmLead } from '#contract/warm-leads.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { readForPanel } from '#lib/session-page.ts'
import { eraseContactAction } from '../actions.ts'

type WarmLeadPageProps = {
  params: Promise<{ id: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: WarmLeadPageProps): Promise<Metadata> {
  const found = await readForPanel(getWarmLead, { params: { runId: (await params).id } })
  return { title: found.ok ? companyName(found.data) : 'Warm-lead report' }
}

export default async function WarmLeadPage({ params, searchParams }: WarmLeadPageProps) {
  const { id } = await params
  const { existing } = await searchParams
  const found = await readForPanel(getWarmLead, { params: { runId: id } })
  // The layout says why there is nothing to draw.
  if (!found.ok) return null
  return (
    <HydratedQueries entries={[[operationQuery('getWarmLead', { params: { runId: id } }).queryKey, found]]}>
      <WarmLeadView id={id} initial={found.data} existing={existing === '1'} erase={eraseContactAction} />
    </HydratedQueries>
  )
}
