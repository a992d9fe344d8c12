import { FormPage } from '#components/ui/form-page.tsx'
import { FormSkeleton } from '#components/ui/form-skeleton.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'

export function NewWarmLeadSkeleton() {
  return (
    <FormPage>
      <PageHeader title="Create a warm-lead report" parent={{ label: 'Warm leads', href: '/warm-leads' }} />
      <FormSkeleton priced />
    </FormPage>
  )
}
