import { ListFrameSkeleton } from '#components/ui/list-frame-skeleton.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'

export function KnowledgeSkeleton() {
  return (
    <>
      <PageHeader title="Knowledge" lead="Documents your articles can use and cite." />
      <ListFrameSkeleton tabs toolbar rows={8} columns={5} />
    </>
  )
}
