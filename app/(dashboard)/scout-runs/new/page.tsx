import { ScoutForm } from '#components/scout-runs/scout-form.tsx'
import { scoutFormPrefill } from '#components/scout-runs/scout-form-values.ts'
import { drawSoon, formMs } from '#components/shell/draw-soon.tsx'
import { getSettings } from '#contract/settings.ts'
import { readForPanel } from '#lib/session-page.ts'
import { createScoutRunAction } from '../actions.ts'
import { NewScoutRunFrame } from './new-scout-run-frame.tsx'

export const metadata = { title: 'New scout run' }

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default function NewScoutRunPage(props: Props) {
  return drawSoon(drawNewScoutRun(props), <NewScoutRunFrame />, formMs)
}

async function drawNewScoutRun({ searchParams }: Props) {
  const [params, settings] = await Promise.all([searchParams, readForPanel(getSettings)])
  const prefill = scoutFormPrefill(params)
  return (
    <NewScoutRunFrame>
      <ScoutForm
        initial={prefill.values}
        prefilled={prefill.given}
        create={createScoutRunAction}
        category={(settings.ok && settings.data.companyProfile?.category) || undefined}
      />
    </NewScoutRunFrame>
  )
}
