import type { WebhookEndpoint } from '#contract/webhooks.ts'
import { EditEndpointDialog } from './edit-endpoint-dialog.tsx'
import type { EndpointActions } from './endpoint-actions.ts'
import type { EventKind } from './event-kind.ts'
import {
  LazyDeleteEndpointDialog,
  LazyRecoverDialog,
  LazyRotateSecretDialog,
  LazyTestEndpointDialog,
} from './lazy-endpoint-dialogs.ts'

export type EndpointDialogName = 'edit' | 'delete' | 'test' | 'rotate' | 'recover'

export type EndpointDialogsProps = {
  open: EndpointDialogName | undefined
  onClose: () => void
  endpoint: WebhookEndpoint
  kinds: readonly EventKind[]
  actions: EndpointActions
}

/** What is done to one endpoint in a dialog; at most one is open. */
export function EndpointDialogs({ open, onClose, endpoint, kinds, actions }: EndpointDialogsProps) {
  const shared = { onClose, endpoint }
  return (
    <>
      <EditEndpointDialog {...shared} open={open === 'edit'} kinds={kinds} change={actions.change} />
      {open === 'delete' && <LazyDeleteEndpointDialog {...shared} open remove={actions.remove} />}
      {open === 'test' && <LazyTestEndpointDialog {...shared} kinds={kinds} sendTest={actions.sendTest} />}
      {open === 'rotate' && <LazyRotateSecretDialog {...shared} rotate={actions.rotate} />}
      {open === 'recover' && <LazyRecoverDialog {...shared} actions={actions} />}
    </>
  )
}
