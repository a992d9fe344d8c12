import { ExampleScoutRun } from '#components/scout-runs/example-scout-run.tsx'
import { ScoutForm } from '#components/scout-runs/scout-form.tsx'
import { scoutFormPrefill } from '#components/scout-runs/scout-form-values.ts'
import { drawSoon, formMs } from '#components/shell/draw-soon.tsx'
import { listScoutRuns } from '#contract/scout-runs.ts'
import { getSettings } from '#contract/settings.ts'
import { readForPanel } from '#lib/session-page.ts'
import { createScoutRunAction } from '../actions.ts'
import { NewScoutRunFrame } from './new-scout-run-frame.tsx'

const maxEarlier = 6

export const metadata = { title: 'New scout run' }

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default function NewScoutRunPage(props: Props) {
  return drawSoon(drawNewScoutRun(props), <NewScoutRunFrame />, formMs)
}

async function drawNewScoutRun({ searchParams }: Props) {
  const [params, settings, runs] = await Promise.all([
    searchParams,
    readForPanel(getSettings),
    readForPanel(listScoutRuns, { query: { limit: 20 } }),
  ])
  const forums = runs.ok ? runs.data.runs.flatMap(({ subreddits = [] }) => subreddits) : []
  const prefill = scoutFormPrefill(params)
  return (
    <NewScoutRunFrame>
      <ScoutForm
        initial={prefill.values}
        prefilled={prefill.given}
        create={createScoutRunAction}
        example={<ExampleScoutRun />}
        earlier={[...new Set(forums)].slice(0, maxEarlier)}
        category={(settings.ok && settings.data.companyProfile?.category) || undefined}
      />
    </NewScoutRunFrame>
  )
}
