'use client'
import { useQueryClient } from '@tanstack/react-query'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Dialog } from '#components/ui/dialog.tsx'
import { loadPatiently } from '#components/ui/load-patiently.ts'
import { AddPlace } from '#components/ui/place-list.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { toast } from '#components/ui/toast.ts'
import type { Destination, DestinationKind } from '#contract/destinations.ts'
import type { ActionResult } from '#lib/action-result.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { kindName } from './destination-name.ts'

const ConnectForm = dynamic(() => loadPatiently(() => import('./connect-destination-form.tsx')), {
  loading: () => <Skeleton className="h-80" />,
})

export type ConnectDestinationProps = {
  kind: DestinationKind
  /** What it takes to connect it. */
  detail: string
  connect: (input: unknown) => Promise<ActionResult<Destination>>
}

/** A kind of destination that can be added: opens the form that connects it. */
export function ConnectDestination({ kind, detail, connect }: ConnectDestinationProps) {
  const queryClient = useQueryClient()
  const [open, setOpen] = useState(false)
  const name = kindName(kind)
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={`Connect ${name}`}
      description="We test the connection first, store credentials encrypted and never show them again."
      trigger={<AddPlace kind={kind} name={name} detail={detail} />}
    >
      <div className="pt-1">
        <ConnectForm
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
