import { UnreadPanel } from '#components/jobs/unread-panel.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { PlaceList, PlaceRow } from '#components/ui/place-list.tsx'
import { StatusPill } from '#components/ui/status-pill.tsx'
import { TextLink } from '#components/ui/text-link.tsx'
import type { Destination, DestinationKind, DestinationList } from '#contract/destinations.ts'
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

const offered: readonly { kind: DestinationKind; detail: string }[] = [
  { kind: 'wordpress', detail: 'With an application password' },
  { kind: 'ghost', detail: 'With an Admin API key' },
  { kind: 'devto', detail: 'With an API key' },
  { kind: 'shopify', detail: 'As posts of a blog, with an app' },
  { kind: 'webflow', detail: 'As collection items, with a token' },
  { kind: 'webhook', detail: 'Signed requests to your own code' },
]

/** The places where articles can be published: the published site, what was connected besides, and what can be. */
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
  const isSiteDefault = !destinations.some(({ is_default }) => is_default)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {(site || destinations.length > 0) && (
        <PlaceList
          title="Connected"
          hint="New articles go to the default. You can choose another place for each when you publish."
        >
          {site && <SiteCard site={site} isDefault={isSiteDefault} />}
          {destinations.map((destination) => (
            <DestinationCard key={destination.id} destination={destination} actions={actions} />
          ))}
        </PlaceList>
      )}
      <PlaceList title="Add a destination">
        {offered.map(({ kind, detail }) => (
          <li key={kind}>
            <ConnectDestination kind={kind} detail={detail} connect={actions.connect} />
          </li>
        ))}
      </PlaceList>
    </div>
  )
}

function SiteCard({ site, isDefault }: { site: Pick<Site, 'title' | 'url'>; isDefault: boolean }) {
  return (
    <PlaceRow
      kind="site"
      name={<Name name={site.title} url={site.url} />}
      badge={isDefault && 'Default'}
      detail={`Masthead site · ${hostOf(site.url)}`}
      status={<StatusPill tone="good">Built in</StatusPill>}
      note="Articles arrive live"
      actions={
        <LinkButton size="sm" variant="quiet" href="/settings/site">
          Settings
        </LinkButton>
      }
    />
  )
}

function DestinationCard(props: { destination: Destination; actions: DestinationActions }) {
  const { destination, actions } = props
  const { name, url, kind, program, is_default, status, message, settings } = destination
  const isFailing = status === 'failing'
  return (
    <PlaceRow
      kind={kind}
      name={<Name name={name} url={url} />}
      badge={is_default && 'Default'}
      detail={[program && program !== kindName(kind) ? program : kindName(kind), hostOf(url)]
        .filter((part) => part !== name)
        .join(' · ')}
      status={
        isFailing ? (
          <StatusPill tone="bad">Reconnect</StatusPill>
        ) : (
          <StatusPill tone="good">Connected</StatusPill>
        )
      }
      note={settings.as === 'draft' ? 'Articles arrive as drafts' : 'Articles arrive live'}
      problem={isFailing ? message : undefined}
      actions={
        <>
          <DestinationSettings destination={destination} actions={actions} />
          <DisconnectDestination destination={destination} disconnect={actions.disconnect} />
        </>
      }
    />
  )
}

function Name({ name, url }: { name: string; url: string }) {
  return /^https?:/.test(url) ? <TextLink href={url}>{name}</TextLink> : name
}

function hostOf(url: string): string {
  return URL.parse(url)?.host ?? url
}
