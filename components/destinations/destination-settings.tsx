'use client'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { loadPatiently } from '#components/ui/load-patiently.ts'
import { Skeleton } from '#components/ui/skeleton.tsx'
import type { Destination } from '#contract/destinations.ts'
import type { DestinationActions } from './destination-actions.ts'

const SettingsForm = dynamic(() => loadPatiently(() => import('./destination-settings-form.tsx')), {
  loading: () => <Skeleton className="h-80" />,
})

export type DestinationSettingsProps = {
  destination: Destination
  actions: Pick<DestinationActions, 'change' | 'test'>
}

/** Opens the settings of one destination. */
export function DestinationSettings({ destination, actions }: DestinationSettingsProps) {
  const [open, setOpen] = useState(false)
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={destination.name}
      description={destination.account ? `Connected as ${destination.account}.` : undefined}
      trigger={
        <Button variant="quiet" size="sm" aria-label={`Settings of ${destination.name}`}>
          Settings
        </Button>
      }
    >
      <SettingsForm destination={destination} actions={actions} onDone={() => setOpen(false)} />
    </Dialog>
  )
}
