import type { Metadata } from 'next'
import { LeadMagnetView } from '#components/lead-magnets/lead-magnet-view.tsx'
import { leadMagnetName } from '#components/lead-magnets/lead-magnet-words.ts'
import { HydratedQueries } from '#components/shell/hydrated-queries.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { getLeadMagnet } from '#contract/lead-magnets.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { readForPanel } from '#lib/session-page.ts'
import { changeLeadMagnetAction, eraseLeadAction, rewriteAnnouncementAction } from '../actions.ts'

type LeadMagnetPageProps = { params: Promise<{ id: string }> }

export async function generateMetadata({ params }: LeadMagnetPageProps): Promise<Metadata> {
  const found = await readForPanel(getLeadMagnet, { params: { id: (await params).id } })
  return { title: found.ok ? leadMagnetName(found.data) : 'Lead magnet' }
}

export default async function LeadMagnetPage({ params }: LeadMagnetPageProps) {
  const { id } = await params
  const found = await readForPanel(getLeadMagnet, { params: { id } })
  // The layout says why there is nothing to draw.
  if (!found.ok) return null
  const made = found.data
  const actions = {
    change: changeLeadMagnetAction,
    announce: rewriteAnnouncementAction,
    erase: eraseLeadAction,
  }
  return (
    <>
      <PageHeader title={leadMagnetName(made)} parent={{ label: 'Lead magnets', href: '/lead-magnets' }} />
      <HydratedQueries
        entries={[[operationQuery('getLeadMagnet', { params: { id } }).queryKey, { ok: true, data: made }]]}
      >
        <LeadMagnetView id={id} initial={made} actions={actions} />
      </HydratedQueries>
    </>
  )
}
