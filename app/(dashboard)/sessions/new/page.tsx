import { NewSessionForm } from '#components/sessions/new-session-form.tsx'
import { drawSoon } from '#components/shell/draw-soon.tsx'
import { FormPage } from '#components/ui/form-page.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { getSettings } from '#contract/settings.ts'
import { readForPanel } from '#lib/session-page.ts'
import { createSessionAction } from '../actions.ts'
import { NewSessionSkeleton } from './new-session-skeleton.tsx'

export const metadata = { title: 'Start a session' }

/** A form that comes in place of a skeleton could lose what is typed before it has its scripts. */
const patienceMs = 2_000

export default function NewSessionPage() {
  return drawSoon(drawNewSession(), <NewSessionSkeleton />, patienceMs)
}

async function drawNewSession() {
  const settings = await readForPanel(getSettings)
  const category = settings.ok ? (settings.data.companyProfile?.category ?? undefined) : undefined
  return (
    <FormPage>
      <PageHeader title="Start a session" parent={{ label: 'Sessions', href: '/sessions' }} />
      <NewSessionForm
        create={createSessionAction}
        category={category}
        publishes={settings.ok ? settings.data.autoPublish : undefined}
      />
    </FormPage>
  )
}
