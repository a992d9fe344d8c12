import type { Metadata } from 'next'
import { LeadMagnetView } from '#components/lead-magnets/lead-magnet-view.tsx'
import { leadMagnetName } from '#components/lead-magnets/lead-magnet-words.ts'
import { usualResultsPeriod } from '#components/results/results-period.ts'
import { drawSoon, recordMs, titleSoon } from '#components/shell/draw-soon.tsx'
import { HydratedQueries } from '#components/shell/hydrated-queries.tsx'
import { cancelLeadMagnet, getLeadMagnet } from '#contract/lead-magnets.ts'
import type { ResultPage } from '#contract/results.ts'
import { isOffered } from '#lib/agent-api/is-offered.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { readForPanel } from '#lib/session-page.ts'
import { cancelLeadMagnetAction } from '../../cancel-actions.ts'
import { readResults } from '../../read-results.ts'
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
  const visits = made.status === 'published' ? await readVisits(id) : undefined
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
      <LeadMagnetView id={id} initial={made} visits={visits} actions={actions} />
    </HydratedQueries>
  )
}

/** What its landing page brought lately; undefined where it is not among the pages with most views, or not counted. */
async function readVisits(id: string): Promise<ResultPage | undefined> {
  const { found: results } = await readResults(usualResultsPeriod, { limit: 50 })
  return results.ok ? results.data.pages.find(({ lead_magnet_id }) => lead_magnet_id === id) : undefined
}
