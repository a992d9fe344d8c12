import { ListFrameSkeleton } from '#components/ui/list-frame-skeleton.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'

export function ScoutRunsSkeleton() {
  return (
    <>
      <PageHeader title="Scout" lead="Find questions and complaints in forums, ranked by opportunity." />
      <ListFrameSkeleton tabs toolbar rows={6} columns={4} />
    </>
  )
}
