'use client'
import { useQueryClient } from '@tanstack/react-query'
import { Ellipsis, Pencil, Power, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { DropdownMenu, MenuItem, MenuSeparator } from '#components/ui/dropdown-menu.tsx'
import { toast } from '#components/ui/toast.ts'
import type { WebhookEndpoint } from '#contract/webhooks.ts'
import { webhooksQuery } from '#lib/queries/webhooks.ts'
import { DeleteEndpointDialog } from './delete-endpoint-dialog.tsx'
import { EditEndpointDialog } from './edit-endpoint-dialog.tsx'
import type { EndpointActions } from './endpoint-actions.ts'
import { endpointName } from './endpoint-health.ts'
import type { EventKind } from './event-kind.ts'

export type EndpointMenuProps = {
  endpoint: WebhookEndpoint
  kinds: readonly EventKind[]
  actions: EndpointActions
}

/** What can be done to one endpoint. Switching it off acts at once and can be undone. */
export function EndpointMenu({ endpoint, kinds, actions }: EndpointMenuProps) {
  const queryClient = useQueryClient()
  const [dialog, setDialog] = useState<'edit' | 'delete'>()
  const close = () => setDialog(undefined)

  const turn = async (isActive: boolean, canUndo: boolean) => {
    const result = await actions.change(endpoint.id, { is_active: isActive })
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
    await queryClient.invalidateQueries({ queryKey: webhooksQuery.queryKey })
  }

  return (
    <>
      <DropdownMenu
        trigger={
          <Button variant="quiet" square aria-label={`Actions for ${endpointName(endpoint)}`}>
            <Ellipsis aria-hidden />
          </Button>
        }
      >
        <MenuItem onSelect={() => setDialog('edit')}>
          <Pencil aria-hidden /> Edit
        </MenuItem>
        <MenuItem onSelect={() => void turn(!endpoint.is_active, true)}>
          <Power aria-hidden /> {endpoint.is_active ? 'Switch off' : 'Switch on'}
        </MenuItem>
        <MenuSeparator />
        <MenuItem danger onSelect={() => setDialog('delete')}>
          <Trash2 aria-hidden /> Delete
        </MenuItem>
      </DropdownMenu>
      <EditEndpointDialog
        open={dialog === 'edit'}
        onClose={close}
        endpoint={endpoint}
        kinds={kinds}
        change={actions.change}
      />
      <DeleteEndpointDialog
        open={dialog === 'delete'}
        onClose={close}
        endpoint={endpoint}
        remove={actions.remove}
      />
    </>
  )
}
