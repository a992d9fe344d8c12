'use client'
import { useQueryClient } from '@tanstack/react-query'
import { Ellipsis, History, KeyRound, Pencil, Power, Send, Trash2 } from 'lucide-react'
import { Button } from '#components/ui/button.tsx'
import { DropdownMenu, MenuItem, MenuSeparator } from '#components/ui/dropdown-menu.tsx'
import { toast } from '#components/ui/toast.ts'
import type { WebhookEndpoint } from '#contract/webhooks.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import type { EndpointActions } from './endpoint-actions.ts'
import type { EndpointDialogName } from './endpoint-dialogs.tsx'
import { endpointName } from './endpoint-health.ts'

export type EndpointMenuProps = {
  endpoint: WebhookEndpoint
  change: EndpointActions['change']
  onOpen: (dialog: EndpointDialogName) => void
}

/** What can be done to one endpoint. Switching it off acts at once and can be undone. */
export function EndpointMenu({ endpoint, change, onOpen }: EndpointMenuProps) {
  const queryClient = useQueryClient()

  const turn = async (isActive: boolean, canUndo: boolean) => {
    const result = await change(endpoint.id, { is_active: isActive })
    if (!result.ok) {
      return toast.failed(isActive ? "Couldn't enable the endpoint" : "Couldn't disable the endpoint", {
        description: result.problem.message,
      })
    }
    toast.done(isActive ? 'Endpoint enabled' : 'Endpoint disabled', {
      description: isActive
        ? 'Its failures are forgotten. You can resend what it missed.'
        : 'New events are kept, and you can resend them later.',
      ...(canUndo && { action: { label: 'Undo', onClick: () => void turn(!isActive, false) } }),
    })
    await queryClient.invalidateQueries({ queryKey: operationQuery('listWebhooks').queryKey })
  }

  return (
    <DropdownMenu
      trigger={
        <Button variant="quiet" square aria-label={`Actions for ${endpointName(endpoint)}`}>
          <Ellipsis aria-hidden />
        </Button>
      }
    >
      {endpoint.is_active && (
        <MenuItem onSelect={() => onOpen('test')}>
          <Send aria-hidden /> Send test event
        </MenuItem>
      )}
      <MenuItem onSelect={() => onOpen('recover')}>
        <History aria-hidden /> {endpoint.is_active ? 'Resend missed events' : 'Enable and resend'}
      </MenuItem>
      <MenuItem onSelect={() => onOpen('rotate')}>
        <KeyRound aria-hidden /> Rotate secret
      </MenuItem>
      <MenuSeparator />
      <MenuItem onSelect={() => onOpen('edit')}>
        <Pencil aria-hidden /> Edit
      </MenuItem>
      <MenuItem onSelect={() => void turn(!endpoint.is_active, true)}>
        <Power aria-hidden /> {endpoint.is_active ? 'Disable' : 'Enable'}
      </MenuItem>
      <MenuSeparator />
      <MenuItem danger onSelect={() => onOpen('delete')}>
        <Trash2 aria-hidden /> Delete
      </MenuItem>
    </DropdownMenu>
  )
}
