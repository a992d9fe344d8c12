'use client'
import dynamic from 'next/dynamic'
import type { LinesOverTimeProps } from './lines-over-time.tsx'
import { RenderWhenVisible } from './render-when-visible.tsx'
import { Skeleton } from './skeleton.tsx'

const waiting = <Skeleton className="h-55 w-full" />

// The only heavy part of its pages, loaded only where it is seen.
const LinesOverTime = dynamic(() => import('./lines-over-time.tsx').then((module) => module.LinesOverTime), {
  ssr: false,
  loading: () => waiting,
})

/** The lines of a chart, drawn once somebody scrolls to them. */
export function LinesWhenSeen(props: LinesOverTimeProps) {
  return (
    <RenderWhenVisible placeholder={waiting}>
      <LinesOverTime {...props} />
    </RenderWhenVisible>
  )
}
