import { ExampleQueue } from '#components/sessions/example-queue.tsx'
import { NewSessionForm } from '#components/sessions/new-session-form.tsx'
import { drawSoon, formMs } from '#components/shell/draw-soon.tsx'
import { listSessions } from '#contract/sessions.ts'
import { getSettings } from '#contract/settings.ts'
import { readForPanel } from '#lib/session-page.ts'
import { createSessionAction } from '../actions.ts'
import { NewSessionFrame } from './new-session-frame.tsx'

const maxEarlier = 6

export const metadata = { title: 'New session' }

export default function NewSessionPage() {
  return drawSoon(drawNewSession(), <NewSessionFrame />, formMs)
}

async function drawNewSession() {
  const [settings, sessions] = await Promise.all([
    readForPanel(getSettings),
    readForPanel(listSessions, { query: { limit: 10 } }),
  ])
  const earlier = sessions.ok ? sessions.data.sessions.flatMap(({ categories }) => categories) : []
  const category = settings.ok ? (settings.data.companyProfile?.category ?? undefined) : undefined
  return (
    <NewSessionFrame>
      <NewSessionForm
        create={createSessionAction}
        category={category}
        earlier={[...new Set(earlier)].slice(0, maxEarlier)}
        example={<ExampleQueue />}
        publishes={settings.ok ? settings.data.autoPublish : undefined}
      />
    </NewSessionFrame>
  )
}
