'use client'
import dynamic from 'next/dynamic'
import { AdaptationsSkeleton } from './adaptations-skeleton.tsx'
import type { AdaptationsViewProps } from './adaptations-view.tsx'

const AdaptationsView = dynamic(() => import('./adaptations-view.tsx'), {
  loading: () => <AdaptationsSkeleton />,
})

/** The counters and the contract's schemas come only with the first look at them. */
export function LazyAdaptations(props: AdaptationsViewProps) {
  return <AdaptationsView {...props} />
}
