import { UnreadPanel } from '#components/jobs/unread-panel.tsx'
import { Badge } from '#components/ui/badge.tsx'
import { type Column, DataTable } from '#components/ui/data-table.tsx'
import { EmptyState } from '#components/ui/list-states.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { StatusPill } from '#components/ui/status-pill.tsx'
import { TextLink } from '#components/ui/text-link.tsx'
import type { Destination, DestinationList } from '#contract/destinations.ts'
import type { ActionResult } from '#lib/action-result.ts'
import { ConnectDestination } from './connect-destination.tsx'
import type { DestinationActions } from './destination-actions.ts'
import { kindName } from './destination-name.ts'
import { DestinationSettings } from './destination-settings.tsx'
import { DisconnectDestination } from './disconnect-destination.tsx'

export type DestinationsPanelProps = {
  result: ActionResult<DestinationList>
  actions: DestinationActions
}

/** The places where articles can be published besides the published site. */
export function DestinationsPanel({ result, actions }: DestinationsPanelProps) {
  if (!result.ok) {
    return (
      <UnreadPanel
        title="Destinations"
        what="Destinations"
        offer="Publishing elsewhere"
        problem={result.problem}
        href="/settings/destinations"
      />
    )
  }
  const { destinations } = result.data
  if (destinations.length === 0) {
    return (
      <Panel flush title="Destinations">
        <EmptyState dense title="No destinations" action={<ConnectDestination connect={actions.connect} />}>
          Articles are published on your Masthead site. Connect WordPress, Ghost, DEV, Shopify, Webflow or a
          webhook to publish them where your readers are.
        </EmptyState>
      </Panel>
    )
  }
  return (
    <Panel flush title="Destinations" aside={<ConnectDestination connect={actions.connect} size="sm" />}>
      <DataTable
        label="Destinations"
        columns={[
          ...columns,
          {
            id: 'actions',
            header: 'Actions',
            isSilent: true,
            numeric: true,
            cell: (destination) => (
              <span className="inline-flex flex-wrap justify-end gap-1">
                <DestinationSettings destination={destination} actions={actions} />
                <DisconnectDestination destination={destination} disconnect={actions.disconnect} />
              </span>
            ),
          },
        ]}
        rows={destinations}
        idOf={({ id }) => id}
      />
    </Panel>
  )
}

const columns: readonly Column<Destination>[] = [
  {
    id: 'name',
    header: 'Destination',
    look: 'max-w-80 wrap-anywhere text-ink',
    cell: ({ name, url, is_default, status, message }) => (
      <>
        <span className="flex flex-wrap items-center gap-2">
          {/^https?:/.test(url) ? <TextLink href={url}>{name}</TextLink> : name}
          {is_default && <Badge>Default</Badge>}
        </span>
        {name !== hostOf(url) && <span className="block text-ink-faint text-xs">{hostOf(url)}</span>}
        {status === 'failing' && message && <span className="block text-bad text-xs">{message}</span>}
      </>
    ),
  },
  {
    id: 'kind',
    header: 'Type',
    width: 'max-sm:hidden',
    look: 'text-ink-soft',
    cell: ({ kind, program }) => (program && program !== kindName(kind) ? program : kindName(kind)),
  },
  {
    id: 'as',
    header: 'Arrives as',
    width: 'max-md:hidden',
    look: 'text-ink-soft',
    cell: ({ settings }) => (settings.as === 'draft' ? 'Draft' : 'Live'),
  },
  {
    id: 'state',
    header: 'Status',
    cell: ({ status }) =>
      status === 'failing' ? (
        <StatusPill tone="bad">Reconnect</StatusPill>
      ) : (
        <StatusPill tone="good">Connected</StatusPill>
      ),
  },
]

function hostOf(url: string): string {
  return URL.parse(url)?.host ?? url
}
