'use client'
import dynamic from 'next/dynamic'
import { Skeleton } from '#components/ui/skeleton.tsx'

/** Loaded when its tab is opened. */
export const LazyPlacements = dynamic(
  () => import('./placements-panel.tsx').then((module) => module.PlacementsPanel),
  { loading: () => <Skeleton className="h-40" /> },
)

/** Loaded when the dialog that asks for it is opened. */
export const LazyDestinationChoice = dynamic(() =>
  import('./destination-choice.tsx').then((module) => module.DestinationChoice),
)
