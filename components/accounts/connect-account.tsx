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
import type { Account } from '#contract/accounts.ts'
import type { ActionResult } from '#lib/action-result.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'

const ConnectForm = dynamic(() => loadPatiently(() => import('./connect-form.tsx')), {
  loading: () => <Skeleton className="h-60" />,
})

export type ConnectAccountProps = {
  connect: (input: unknown) => Promise<ActionResult<Account>>
  size?: 'sm' | 'md'
}

/** Opens the form that connects an account. */
export function ConnectAccount({ connect, size = 'md' }: ConnectAccountProps) {
  const queryClient = useQueryClient()
  const [open, setOpen] = useState(false)
  const [network, setNetwork] = useState<'mastodon' | 'bluesky'>('mastodon')
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title="Connect account"
      description="We verify the credentials, store them encrypted and never show them again."
      trigger={
        <Button variant="primary" size={size}>
          Connect account
        </Button>
      }
    >
      <div className="grid gap-4 pt-1">
        <Segmented
          legend="Network"
          value={network}
          onChange={(event) => setNetwork(event.target.value === 'bluesky' ? 'bluesky' : 'mastodon')}
          options={[
            { value: 'mastodon', label: 'Mastodon' },
            { value: 'bluesky', label: 'Bluesky' },
          ]}
        />
        <ConnectForm
          key={network}
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
