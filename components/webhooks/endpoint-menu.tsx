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
      return toast.failed(isActive ? 'It was not switched on' : 'It was not switched off', {
        description: result.problem.message,
      })
    }
    toast.done(isActive ? 'Endpoint switched on' : 'Endpoint switched off', {
      description: isActive
        ? 'Its failures are forgotten. What was given up meanwhile can be sent again.'
        : 'Its events are kept and can be sent again later.',
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
          <Send aria-hidden /> Send a test event
        </MenuItem>
      )}
      <MenuItem onSelect={() => onOpen('recover')}>
        <History aria-hidden /> {endpoint.is_active ? 'Recover missed events' : 'Switch on and recover'}
      </MenuItem>
      <MenuItem onSelect={() => onOpen('rotate')}>
        <KeyRound aria-hidden /> Rotate the secret
      </MenuItem>
      <MenuSeparator />
      <MenuItem onSelect={() => onOpen('edit')}>
        <Pencil aria-hidden /> Edit
      </MenuItem>
      <MenuItem onSelect={() => void turn(!endpoint.is_active, true)}>
        <Power aria-hidden /> {endpoint.is_active ? 'Switch off' : 'Switch on'}
      </MenuItem>
      <MenuSeparator />
      <MenuItem danger onSelect={() => onOpen('delete')}>
        <Trash2 aria-hidden /> Delete
      </MenuItem>
    </DropdownMenu>
  )
}
