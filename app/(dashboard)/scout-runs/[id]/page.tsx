import type { Metadata } from 'next'
import { scoutFormHref } from '#components/scout-runs/scout-form-values.ts'
import { ScoutRunLead } from '#components/scout-runs/scout-run-lead.tsx'
import { ScoutRunView } from '#components/scout-runs/scout-run-view.tsx'
import { scoutRunName } from '#components/scout-runs/scout-words.ts'
import { drawSoon, recordMs, titleSoon } from '#components/shell/draw-soon.tsx'
import { HydratedQueries } from '#components/shell/hydrated-queries.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { WatchButton } from '#components/watches/watch-button.tsx'
import { cancelScoutRun, createScoutRun, getScoutRun, type ScoutRun } from '#contract/scout-runs.ts'
import { isOffered } from '#lib/agent-api/is-offered.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { readForPanel } from '#lib/session-page.ts'
import { cancelScoutRunAction } from '../../cancel-actions.ts'
import { RecordProblem } from '../../record-problem.tsx'
import { createWatchAction } from '../../watches/actions.ts'
import { ScoutRunSkeleton } from './scout-run-skeleton.tsx'

type ScoutRunPageProps = { params: Promise<{ id: string }> }

export async function generateMetadata({ params }: ScoutRunPageProps): Promise<Metadata> {
  const reading = readForPanel(getScoutRun, { params: { runId: (await params).id } })
  return titleSoon(reading, scoutRunName, 'Scout run')
}

export default function ScoutRunPage(props: ScoutRunPageProps) {
  return drawSoon(drawScoutRun(props), <ScoutRunSkeleton />, recordMs)
}

async function drawScoutRun({ params }: ScoutRunPageProps) {
  const { id } = await params
  const found = await readForPanel(getScoutRun, { params: { runId: id } })
  if (!found.ok) return <RecordProblem problem={found.problem} />
  const run = found.data
  const cancel = (await isOffered(cancelScoutRun)) ? cancelScoutRunAction : undefined
  return (
    <>
      <PageHeader
        title={scoutRunName(run)}
        parent={{ label: 'Scout', href: '/scout-runs' }}
        lead={<ScoutRunLead run={run} />}
        actions={
          run.query &&
          run.status === 'completed' && (
            <>
              <ScoutWatch run={run} query={run.query} />
              <LinkButton href={scoutFormHref(run)}>Run again</LinkButton>
            </>
          )
        }
      />
      <HydratedQueries
        entries={[
          [operationQuery('getScoutRun', { params: { runId: id } }).queryKey, { ok: true, data: run }],
        ]}
      >
        <ScoutRunView id={id} initial={run} cancel={cancel} />
      </HydratedQueries>
    </>
  )
}

function ScoutWatch({ run, query }: { run: ScoutRun; query: string }) {
  const { run_id, subreddits = [], limit } = run
  return (
    <WatchButton
      subject={{ kind: 'scout_run', input: { query, subreddits, ...(limit && { limit }) }, run_id }}
      operation={createScoutRun.id}
      label={query}
      create={createWatchAction}
    />
  )
}
