import { UnreadPanel } from '#components/jobs/unread-panel.tsx'
import { Badge } from '#components/ui/badge.tsx'
import { type Column, DataTable } from '#components/ui/data-table.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { StatusPill } from '#components/ui/status-pill.tsx'
import { TextLink } from '#components/ui/text-link.tsx'
import type { Destination, DestinationList } from '#contract/destinations.ts'
import type { Site } from '#contract/site.ts'
import type { ActionResult } from '#lib/action-result.ts'
import { ConnectDestination } from './connect-destination.tsx'
import type { DestinationActions } from './destination-actions.ts'
import { kindName } from './destination-name.ts'
import { DestinationSettings } from './destination-settings.tsx'
import { DisconnectDestination } from './disconnect-destination.tsx'

export type DestinationsPanelProps = {
  result: ActionResult<DestinationList>
  /** The published site; undefined where the server doesn't say where it is. */
  site: Pick<Site, 'title' | 'url'> | undefined
  actions: DestinationActions
}

/** The places where articles can be published: the published site, and what was connected besides. */
export function DestinationsPanel({ result, site, actions }: DestinationsPanelProps) {
  if (!result.ok) {
    return (
      <UnreadPanel
        title="Destinations"
        what="Destinations"
        offer="Publishing elsewhere"
        problem={result.problem}
      />
    )
  }
  const { destinations } = result.data
  const isDefault = !destinations.some(({ is_default }) => is_default)
  return (
    <Panel
      flush
      title="Sites and webhooks"
      aside={<ConnectDestination connect={actions.connect} size="sm" />}
    >
      <DataTable
        label="Destinations"
        columns={[
          ...columns,
          {
            id: 'actions',
            header: 'Actions',
            isSilent: true,
            numeric: true,
            cell: ({ destination }) =>
              destination ? (
                <span className="inline-flex flex-wrap justify-end gap-1">
                  <DestinationSettings destination={destination} actions={actions} />
                  <DisconnectDestination destination={destination} disconnect={actions.disconnect} />
                </span>
              ) : (
                <LinkButton size="sm" variant="quiet" href="/settings/site">
                  Settings
                </LinkButton>
              ),
          },
        ]}
        rows={[
          ...(site ? [{ id: 'site', name: site.title, url: site.url, isDefault }] : []),
          ...destinations.map((destination) => ({
            id: destination.id,
            name: destination.name,
            url: destination.url,
            isDefault: destination.is_default,
            destination,
          })),
        ]}
        idOf={({ id }) => id}
      />
    </Panel>
  )
}

type Place = {
  id: string
  name: string
  url: string
  isDefault: boolean
  /** Absent for the published site, which needs no connection. */
  destination?: Destination
}

const columns: readonly Column<Place>[] = [
  {
    id: 'name',
    header: 'Destination',
    look: 'max-w-80 wrap-anywhere text-ink',
    cell: ({ name, url, isDefault, destination }) => (
      <>
        <span className="flex flex-wrap items-center gap-2">
          {/^https?:/.test(url) ? <TextLink href={url}>{name}</TextLink> : name}
          {isDefault && <Badge>Default</Badge>}
        </span>
        {name !== hostOf(url) && <span className="block text-ink-faint text-xs">{hostOf(url)}</span>}
        {destination?.status === 'failing' && destination.message && (
          <span className="block text-bad text-xs">{destination.message}</span>
        )}
      </>
    ),
  },
  {
    id: 'kind',
    header: 'Type',
    width: 'max-sm:hidden',
    look: 'text-ink-soft',
    cell: ({ destination }) => (destination ? typeName(destination) : 'Masthead site'),
  },
  {
    id: 'as',
    header: 'Arrives as',
    width: 'max-md:hidden',
    look: 'text-ink-soft',
    cell: ({ destination }) => (destination?.settings.as === 'draft' ? 'Draft' : 'Live'),
  },
  {
    id: 'state',
    header: 'Status',
    cell: ({ destination }) =>
      destination?.status === 'failing' ? (
        <StatusPill tone="bad">Reconnect</StatusPill>
      ) : (
        <StatusPill tone="good">{destination ? 'Connected' : 'Built in'}</StatusPill>
      ),
  },
]

function typeName({ kind, program }: Destination): string {
  return program && program !== kindName(kind) ? program : kindName(kind)
}

function hostOf(url: string): string {
  return URL.parse(url)?.host ?? url
}
