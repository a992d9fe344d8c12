'use client'
import { useQueryClient } from '@tanstack/react-query'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Dialog } from '#components/ui/dialog.tsx'
import { loadPatiently } from '#components/ui/load-patiently.ts'
import { AddPlace } from '#components/ui/place-list.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { toast } from '#components/ui/toast.ts'
import type { Account } from '#contract/accounts.ts'
import type { ActionResult } from '#lib/action-result.ts'
import { networkName } from '#lib/network-name.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'

const ConnectForm = dynamic(() => loadPatiently(() => import('./connect-form.tsx')), {
  loading: () => <Skeleton className="h-60" />,
})

export type ConnectAccountProps = {
  network: 'mastodon' | 'bluesky'
  /** What it takes to connect one. */
  detail: string
  /** One of this network is connected already. */
  isAnother: boolean
  connect: (input: unknown) => Promise<ActionResult<Account>>
}

/** A network of which an account can be added: opens the form that connects it. */
export function ConnectAccount({ network, detail, isAnother, connect }: ConnectAccountProps) {
  const queryClient = useQueryClient()
  const [open, setOpen] = useState(false)
  const name = networkName(network)
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={`Connect ${name}`}
      description="We verify the credentials, store them encrypted and never show them again."
      trigger={
        <AddPlace
          kind={network}
          name={isAnother ? `Another ${name} account` : `${name} account`}
          detail={detail}
        />
      }
    >
      <div className="pt-1">
        <ConnectForm
          network={network}
          connect={connect}
          onCancel={() => setOpen(false)}
          onConnected={(account) => {
            queryClient.invalidateQueries({ queryKey: operationQuery('listAccounts').queryKey })
            toast.done('Account connected', { description: account.handle })
            setOpen(false)
          }}
        />
      </div>
    </Dialog>
  )
}
