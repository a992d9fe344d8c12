'use client'
import dynamic from 'next/dynamic'
import { Skeleton } from '#components/ui/skeleton.tsx'
import type { AdaptationsViewProps } from './adaptations-view.tsx'

const AdaptationsView = dynamic(() => import('./adaptations-view.tsx'), {
  loading: () => (
    <div role="status" className="grid gap-4 lg:grid-cols-2">
      <span className="sr-only">Loading</span>
      <Skeleton className="h-40 lg:col-span-2" />
      <Skeleton className="h-72" />
      <Skeleton className="h-72" />
    </div>
  ),
})

/** The counters and the contract's schemas come only with the first look at them. */
export function LazyAdaptations(props: AdaptationsViewProps) {
  return <AdaptationsView {...props} />
}
