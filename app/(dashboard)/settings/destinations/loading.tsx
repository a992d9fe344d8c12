import { ListSkeleton } from '#components/ui/list-states.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'

export default function Loading() {
  return (
    <>
      <PageHeader title="Settings" lead="Where your articles are published." />
      <div className="pt-16">
        <ListSkeleton rows={3} columns={4} />
      </div>
    </>
  )
}
