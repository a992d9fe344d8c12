import type { Metadata } from 'next'
import { DestinationsPanel } from '#components/destinations/destinations-panel.tsx'
import { SettingsFrame } from '#components/settings/settings-frame.tsx'
import { drawSoon } from '#components/shell/draw-soon.tsx'
import { listDestinations } from '#contract/destinations.ts'
import { getSite } from '#contract/site.ts'
import { readForPanel } from '#lib/session-page.ts'
import {
  changeDestinationAction,
  connectDestinationAction,
  disconnectDestinationAction,
  testDestinationAction,
} from './actions.ts'
import { DestinationsSkeleton } from './destinations-skeleton.tsx'

export const metadata: Metadata = { title: 'Destinations' }

export default function DestinationsPage() {
  return drawSoon(drawDestinations(), <DestinationsSkeleton />)
}

async function drawDestinations() {
  const [destinations, site] = await Promise.all([readForPanel(listDestinations), readForPanel(getSite)])
  return (
    <SettingsFrame current="/settings/destinations" lead="The sites where your articles are published.">
      <DestinationsPanel
        result={destinations}
        site={site.ok ? site.data : undefined}
        actions={{
          connect: connectDestinationAction,
          change: changeDestinationAction,
          test: testDestinationAction,
          disconnect: disconnectDestinationAction,
        }}
      />
    </SettingsFrame>
  )
}
