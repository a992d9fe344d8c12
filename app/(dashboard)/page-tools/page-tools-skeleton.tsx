import { FormPage } from '#components/ui/form-page.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { PanelSkeleton } from '#components/ui/panel-skeleton.tsx'

export function PageToolsSkeleton() {
  return (
    <FormPage>
      <PageHeader
        title="Page check"
        lead="See what search engines and social networks read, and what to fix."
      />
      <div className="grid items-start gap-6">
        <PanelSkeleton className="h-18" />
        <PanelSkeleton className="h-42" />
      </div>
    </FormPage>
  )
}
