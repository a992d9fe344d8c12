import { NewSessionForm } from '#components/sessions/new-session-form.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { getSettings } from '#contract/settings.ts'
import { readForPanel } from '#lib/session-page.ts'
import { createSessionAction } from '../actions.ts'

export const metadata = { title: 'Start a session' }

export default async function NewSessionPage() {
  const settings = await readForPanel(getSettings)
  const category = settings.ok ? (settings.data.companyProfile?.category ?? undefined) : undefined
  return (
    <>
      <PageHeader title="Start a session" parent={{ label: 'Sessions', href: '/sessions' }} />
      <NewSessionForm create={createSessionAction} category={category} />
    </>
  )
}
