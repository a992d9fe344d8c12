import { FormPage } from '#components/ui/form-page.tsx'
import { FormSkeleton } from '#components/ui/form-skeleton.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'

export function NewArticleSkeleton() {
  return (
    <FormPage>
      <PageHeader title="Write an article" parent={{ label: 'Articles', href: '/articles' }} />
      <FormSkeleton priced />
    </FormPage>
  )
}
