import type { Metadata } from 'next'
import { OverviewSkeleton } from '#components/overview/overview-skeleton.tsx'
import { drawSoon } from '#components/shell/draw-soon.tsx'
import { OverviewDesk } from './overview-desk.tsx'

export const metadata: Metadata = { title: 'Overview' }

export default function OverviewPage() {
  // Not loading.tsx, which every page below would take for its own.
  return drawSoon(OverviewDesk(), <OverviewSkeleton />)
}
