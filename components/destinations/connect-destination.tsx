'use client'
import { useQueryClient } from '@tanstack/react-query'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { loadPatiently } from '#components/ui/load-patiently.ts'
import { Segmented } from '#components/ui/segmented.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { toast } from '#components/ui/toast.ts'
import type { Destination, DestinationKind } from '#contract/destinations.ts'
import type { ActionResult } from '#lib/action-result.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { kindName } from './destination-name.ts'

const ConnectForm = dynamic(() => loadPatiently(() => import('./connect-destination-form.tsx')), {
  loading: () => <Skeleton className="h-80" />,
})

const kinds: readonly DestinationKind[] = ['wordpress', 'ghost', 'devto', 'shopify', 'webflow', 'webhook']

export type ConnectDestinationProps = {
  connect: (input: unknown) => Promise<ActionResult<Destination>>
  size?: 'sm' | 'md'
}

/** Opens the form that connects a destination. */
export function ConnectDestination({ connect, size = 'md' }: ConnectDestinationProps) {
  const queryClient = useQueryClient()
  const [open, setOpen] = useState(false)
  const [kind, setKind] = useState<DestinationKind>('wordpress')
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title="Connect destination"
      description="We test the connection first, store credentials encrypted and never show them again."
      trigger={
        <Button variant="primary" size={size}>
          Connect destination
        </Button>
      }
    >
      <div className="grid gap-4 pt-1">
        <Segmented
          legend="Type"
          value={kind}
          onChange={(event) => setKind(kinds.find((each) => each === event.target.value) ?? 'wordpress')}
          options={kinds.map((value) => ({ value, label: kindName(value) }))}
        />
        <ConnectForm
          key={kind}
          kind={kind}
          connect={connect}
          onCancel={() => setOpen(false)}
          onConnected={(destination) => {
            queryClient.invalidateQueries({ queryKey: operationQuery('listDestinations').queryKey })
            toast.done('Destination connected', { description: destination.account ?? destination.name })
            setOpen(false)
          }}
        />
      </div>
    </Dialog>
  )
}
