import { NewSessionForm } from '#components/sessions/new-session-form.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { createSessionAction } from '../actions.ts'

export const metadata = { title: 'Start a session' }

export default function NewSessionPage() {
  return (
    <>
      <PageHeader title="Start a session" parent={{ label: 'Sessions', href: '/sessions' }} />
      <NewSessionForm create={createSessionAction} />
    </>
  )
}
