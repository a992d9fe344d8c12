import type { Metadata } from 'next'
import { cache } from 'react'
import { LeadMagnetView } from '#components/lead-magnets/lead-magnet-view.tsx'
import { leadMagnetName } from '#components/lead-magnets/lead-magnet-words.ts'
import { HydratedQueries } from '#components/shell/hydrated-queries.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { getLeadMagnet } from '#lib/agent-api/lead-magnets.ts'
import { leadMagnetQuery } from '#lib/queries/lead-magnets.ts'
import { readForPage } from '#lib/session-page.ts'
import { changeLeadMagnetAction, eraseLeadAction, rewriteAnnouncementAction } from '../actions.ts'

type LeadMagnetPageProps = { params: Promise<{ id: string }> }

// The title of the window and the page read the same lead magnet once.
const read = cache((id: string) => readForPage((session) => getLeadMagnet(session, id)))

export async function generateMetadata({ params }: LeadMagnetPageProps): Promise<Metadata> {
  return { title: leadMagnetName(await read((await params).id)) }
}

export default async function LeadMagnetPage({ params }: LeadMagnetPageProps) {
  const { id } = await params
  const made = await read(id)
  const actions = {
    change: changeLeadMagnetAction,
    announce: rewriteAnnouncementAction,
    erase: eraseLeadAction,
  }
  return (
    <>
      <PageHeader title={leadMagnetName(made)} parent={{ label: 'Lead magnets', href: '/lead-magnets' }} />
      <HydratedQueries entries={[[leadMagnetQuery(id).queryKey, { ok: true, data: made }]]}>
        <LeadMagnetView id={id} initial={made} actions={actions} />
      </HydratedQueries>
    </>
  )
}
