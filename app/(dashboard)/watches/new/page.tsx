import { drawSoon, formMs } from '#components/shell/draw-soon.tsx'
import { WatchForm } from '#components/watches/watch-form.tsx'
import { watchPrefill } from '#components/watches/watch-form-values.ts'
import { getSettings } from '#contract/settings.ts'
import { readForPanel } from '#lib/session-page.ts'
import { createWatchAction } from '../actions.ts'
import { NewWatchFrame } from './new-watch-frame.tsx'

export const metadata = { title: 'New watch' }

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default function NewWatchPage(props: Props) {
  return drawSoon(drawNewWatch(props), <NewWatchFrame />, formMs)
}

async function drawNewWatch({ searchParams }: Props) {
  const [params, settings] = await Promise.all([searchParams, readForPanel(getSettings)])
  const prefill = watchPrefill(params)
  return (
    <NewWatchFrame>
      <WatchForm
        initial={prefill.values}
        prefilled={prefill.given}
        create={createWatchAction}
        category={(settings.ok && settings.data.companyProfile?.category) || undefined}
      />
    </NewWatchFrame>
  )
}
