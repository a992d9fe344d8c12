import type { Metadata } from 'next'
import { drawSoon, recordMs, titleSoon } from '#components/shell/draw-soon.tsx'
import { HydratedQueries } from '#components/shell/hydrated-queries.tsx'
import { WarmLeadView } from '#components/warm-leads/warm-lead-view.tsx'
import { companyName } from '#components/warm-leads/warm-lead-words.ts'
import { WatchButton } from '#components/watches/watch-button.tsx'
import { cancelWarmLead, createWarmLead, getWarmLead, type WarmLeadRun } from '#contract/warm-leads.ts'
import { isOffered } from '#lib/agent-api/is-offered.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { readForPanel } from '#lib/session-page.ts'
import { cancelWarmLeadAction } from '../../cancel-actions.ts'
import { RecordProblem } from '../../record-problem.tsx'
import { createWatchAction } from '../../watches/actions.ts'
import { eraseContactAction } from '../actions.ts'
import { WarmLeadSkeleton } from './warm-lead-skeleton.tsx'

type WarmLeadPageProps = {
  params: Promise<{ id: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: WarmLeadPageProps): Promise<Metadata> {
  const reading = readForPanel(getWarmLead, { params: { runId: (await params).id } })
  return titleSoon(reading, companyName, 'Warm-lead report')
}

export default function WarmLeadPage(props: WarmLeadPageProps) {
  return drawSoon(drawWarmLead(props), <WarmLeadSkeleton />, recordMs)
}

async function drawWarmLead({ params, searchParams }: WarmLeadPageProps) {
  const { id } = await params
  const { existing } = await searchParams
  const found = await readForPanel(getWarmLead, { params: { runId: id } })
  if (!found.ok) return <RecordProblem problem={found.problem} />
  return (
    <HydratedQueries entries={[[operationQuery('getWarmLead', { params: { runId: id } }).queryKey, found]]}>
      <WarmLeadView
        id={id}
        initial={found.data}
        existing={existing === '1'}
        erase={eraseContactAction}
        cancel={(await isOffered(cancelWarmLead)) ? cancelWarmLeadAction : undefined}
        watch={<WarmLeadWatch run={found.data} />}
      />
    </HydratedQueries>
  )
}

function WarmLeadWatch({ run }: { run: WarmLeadRun }) {
  // What it was asked for, without the reference that would answer with this very report.
  const asked: Record<string, unknown> = { ...run.input, domain: run.domain }
  const { idempotencyKey: _, ...input } = asked
  return (
    <WatchButton
      subject={{ kind: 'warm_lead', input, run_id: run.id }}
      operation={createWarmLead.id}
      label={run.normalized_domain ?? run.domain}
      create={createWatchAction}
    />
  )
}
