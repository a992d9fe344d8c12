import { ListFrameSkeleton } from '#components/ui/list-frame-skeleton.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { PanelSkeleton } from '#components/ui/panel-skeleton.tsx'

export function SuppressionsSkeleton() {
  return (
    <>
      <PageHeader
        title="Do not contact"
        lead="Companies and email addresses excluded from every report."
        parent={{ label: 'Warm leads' }}
      />
      <PanelSkeleton className="mb-6 h-32 max-sm:h-65" />
      <ListFrameSkeleton tabs toolbar rows={6} columns={4} />
    </>
  )
}
