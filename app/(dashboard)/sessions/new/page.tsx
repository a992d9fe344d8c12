import { NewSessionForm } from '#components/sessions/new-session-form.tsx'
import { drawSoon, formMs } from '#components/shell/draw-soon.tsx'
import { getSettings } from '#contract/settings.ts'
import { readForPanel } from '#lib/session-page.ts'
import { createSessionAction } from '../actions.ts'
import { NewSessionFrame } from './new-session-frame.tsx'

export const metadata = { title: 'New session' }

export default function NewSessionPage() {
  return drawSoon(drawNewSession(), <NewSessionFrame />, formMs)
}

async function drawNewSession() {
  const settings = await readForPanel(getSettings)
  const category = settings.ok ? (settings.data.companyProfile?.category ?? undefined) : undefined
  return (
    <NewSessionFrame>
      <NewSessionForm
        create={createSessionAction}
        category={category}
        publishes={settings.ok ? settings.data.autoPublish : undefined}
      />
    </NewSessionFrame>
  )
}
