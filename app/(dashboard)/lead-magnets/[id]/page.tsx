import type { Metadata } from 'next'
import { LeadMagnetView } from '#components/lead-magnets/lead-magnet-view.tsx'
import { leadMagnetName } from '#components/lead-magnets/lead-magnet-words.ts'
import { drawSoon, recordMs, titleSoon } from '#components/shell/draw-soon.tsx'
import { HydratedQueries } from '#components/shell/hydrated-queries.tsx'
import { cancelLeadMagnet, getLeadMagnet } from '#contract/lead-magnets.ts'
import { isOffered } from '#lib/agent-api/is-offered.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { readForPanel } from '#lib/session-page.ts'
import { cancelLeadMagnetAction } from '../../cancel-actions.ts'
import { RecordProblem } from '../../record-problem.tsx'
import {
  changeLeadMagnetAction,
  eraseLeadAction,
  eraseLeadsAction,
  rewriteAnnouncementAction,
} from '../actions.ts'
import { LeadMagnetSkeleton } from './lead-magnet-skeleton.tsx'

type LeadMagnetPageProps = { params: Promise<{ id: string }> }

export async function generateMetadata({ params }: LeadMagnetPageProps): Promise<Metadata> {
  const reading = readForPanel(getLeadMagnet, { params: { id: (await params).id } })
  return titleSoon(reading, leadMagnetName, 'Lead magnet')
}

export default function LeadMagnetPage(props: LeadMagnetPageProps) {
  return drawSoon(drawLeadMagnet(props), <LeadMagnetSkeleton />, recordMs)
}

async function drawLeadMagnet({ params }: LeadMagnetPageProps) {
  const { id } = await params
  const found = await readForPanel(getLeadMagnet, { params: { id } })
  if (!found.ok) return <RecordProblem problem={found.problem} />
  const made = found.data
  const actions = {
    change: changeLeadMagnetAction,
    announce: rewriteAnnouncementAction,
    erase: eraseLeadAction,
    eraseEach: eraseLeadsAction,
    cancel: (await isOffered(cancelLeadMagnet)) ? cancelLeadMagnetAction : undefined,
  }
  return (
    <HydratedQueries
      entries={[[operationQuery('getLeadMagnet', { params: { id } }).queryKey, { ok: true, data: made }]]}
    >
      <LeadMagnetView id={id} initial={made} actions={actions} />
    </HydratedQueries>
  )
}
