import { ListFrameSkeleton } from '#components/ui/list-frame-skeleton.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'

export function LeadMagnetsSkeleton() {
  return (
    <>
      <PageHeader
        title="Lead magnets"
        lead="Turn your knowledge into a PDF that visitors get in exchange for their email."
      />
      <ListFrameSkeleton tabs toolbar rows={6} columns={4} />
    </>
  )
}
