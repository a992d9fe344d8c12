import { FormPage } from '#components/ui/form-page.tsx'
import { FormSkeleton } from '#components/ui/form-skeleton.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'

export function NewSessionSkeleton() {
  return (
    <FormPage>
      <PageHeader title="Start a session" parent={{ label: 'Sessions', href: '/sessions' }} />
      <FormSkeleton priced />
    </FormPage>
  )
}
