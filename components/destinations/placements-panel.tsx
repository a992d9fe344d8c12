'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTransition } from 'react'
import { LoadProblem } from '#components/jobs/load-problem.tsx'
import { Badge } from '#components/ui/badge.tsx'
import { BreakableUrl } from '#components/ui/breakable-url.tsx'
import { Button } from '#components/ui/button.tsx'
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { NotOffered } from '#components/ui/list-states.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { StatusPill } from '#components/ui/status-pill.tsx'
import { TextLink } from '#components/ui/text-link.tsx'
import { toast } from '#components/ui/toast.ts'
import type { Placement } from '#contract/destinations.ts'
import { formatCount, formatNumber } from '#lib/format-number.ts'
import { networkName } from '#lib/network-name.ts'
import { problemOf } from '#lib/queries/fetch-json.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { webAddress } from '#lib/web-address.ts'
import { DestinationChoice } from './destination-choice.tsx'
import { kindName } from './destination-name.ts'
import type { PlacementActions } from './placement-actions.ts'
import { placementRetry, placementState } from './placement-state.ts'

export type PlacementsPanelProps = { articleId: string; actions: PlacementActions }

/** Where an article is, or will be, published, and what became of it there. */
export function PlacementsPanel({ articleId, actions }: PlacementsPanelProps) {
  const request = { params: { id: articleId } }
  const query = useQuery(operationQuery('listPlacements', request))
  const { data: article } = useQuery(operationQuery('getArticle', request))
  const isLive = article?.status === 'published'
  const { data } = query
  const problem = query.error ? problemOf(query.error) : undefined
  if (problem?.kind === 'not_offered') return <NotOffered dense what="Publishing elsewhere" />
  if (problem && !data) return <LoadProblem dense what="Where it is published" query={query} />
  if (!data) return <Skeleton className="h-40" />
  const { placements = [], home, article_url } = data
  const isAlone = placements.length === 0
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <section
        aria-label="Where it is published"
        className="rounded-lg border border-rule bg-sheet empty:hidden"
      >
        <ul className="divide-y divide-rule">
          {!home && (
            <SitePlace
              url={article_url}
              isLive={isLive}
              since={article?.published_at}
              changed={article?.updated_at}
              isMain={!isAlone}
            />
          )}
          {placements.map((placement) => (
            <PlacementItem key={placement.id} articleId={articleId} placement={placement} actions={actions} />
          ))}
          {isLive && (
            <>
              <SocialPlaces articleId={articleId} />
              {!home && <Feeds />}
            </>
          )}
        </ul>
      </section>
      <DestinationChoice articleId={articleId} choose={actions.choose} />
      <OtherPlaces />
    </div>
  )
}

/** The way to more places, and what they are. */
function OtherPlaces() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-rule border-dashed px-4 py-3 text-ink-soft text-sm">
      <p className="min-w-0 flex-[1_1_12rem] text-pretty">
        Publish on your own website too: WordPress, Ghost, Shopify, Webflow, DEV or a webhook.
      </p>
      <LinkButton size="sm" href="/settings/destinations">
        Add a destination
      </LinkButton>
    </div>
  )
}

type SitePlaceProps = {
  url: string | undefined
  isLive: boolean
  since: string | undefined
  changed: string | undefined
  /** There are others that it is told apart from. */
  isMain: boolean
}

/** The built-in site. An address answers only once the article is live, and so is no link before; then the page's head has it in full. */
function SitePlace({ url, isLive, since, changed, isMain }: SitePlaceProps) {
  const address = webAddress(url)
  return (
    <li className="grid gap-1.5 px-4 py-3">
      <p className="flex flex-wrap items-center justify-between gap-2 text-sm">
        <span className="flex items-center gap-2 font-medium text-ink">
          {isLive && address ? (
            <a href={address} className="underline decoration-rule-strong underline-offset-3">
              Your Masthead site
            </a>
          ) : (
            'Your Masthead site'
          )}{' '}
          {isMain && <Badge>Main address</Badge>}
        </span>
        <StatusPill tone={isLive ? 'good' : 'neutral'}>{isLive ? 'Live' : 'When published'}</StatusPill>
      </p>
      {url && !isLive && (
        <p className="wrap-anywhere text-ink-soft text-xs">
          <BreakableUrl url={url} />
        </p>
      )}
      {isLive && (
        <p className="flex flex-wrap gap-x-3 text-ink-faint text-xs">
          {since && (
            <span>
              Published <RelativeTime at={since} />
            </span>
          )}
          {changed && changed !== since && (
            <span>
              Changed <RelativeTime at={changed} />
            </span>
          )}
        </p>
      )}
    </li>
  )
}

/** The networks that it was posted to, and the way to its posts. */
function SocialPlaces({ articleId }: { articleId: string }) {
  const { data } = useQuery(
    operationQuery('listAdaptations', { query: { article_id: articleId, limit: maxPosts } }),
  )
  if (!data) return null
  const posted = data.adaptations.flatMap(({ posts = [] }) =>
    posts.flatMap(({ status, network }) => (status === 'posted' ? networkName(network) : [])),
  )
  const waiting = data.adaptations.filter(({ published }) => !published).length
  return (
    <li className="grid gap-1.5 px-4 py-3">
      <p className="flex flex-wrap items-center justify-between gap-2 text-sm">
        <span className="font-medium text-ink">Social networks</span>
        <StatusPill tone={posted.length > 0 ? 'good' : 'neutral'}>
          {posted.length > 0 ? formatCount(posted.length, 'post') : 'Not shared'}
        </StatusPill>
      </p>
      <p className="flex flex-wrap gap-x-3 text-ink-soft text-xs">
        {posted.length > 0 && <span>{[...new Set(posted)].join(', ')}</span>}
        {waiting > 0 && <span>{formatNumber(waiting)} written, not posted</span>}
        <TextLink href={`/articles/${articleId}?view=social`}>
          {data.adaptations.length > 0 ? 'View posts' : 'Create a post'}
        </TextLink>
      </p>
    </li>
  )
}

const maxPosts = 100

/** What readers and their programs follow the site by: the article is in all of it. */
function Feeds() {
  const { data: site } = useQuery(operationQuery('getSite'))
  if (!site) return null
  const { rss, atom, json } = site.feeds
  const addresses = [
    { label: 'RSS', url: webAddress(rss) },
    { label: 'Atom', url: webAddress(atom) },
    { label: 'JSON', url: webAddress(json) },
  ].flatMap(({ label, url }) => (url ? { label, url } : []))
  return (
    <li className="grid gap-1.5 px-4 py-3">
      <p className="flex flex-wrap items-center justify-between gap-2 text-sm">
        <span className="font-medium text-ink">Feeds and sitemap</span>
        <StatusPill tone="good">Live</StatusPill>
      </p>
      <p className="flex flex-wrap gap-x-3 text-xs">
        {addresses.map(({ label, url }) => (
          <TextLink key={label} href={url}>
            {label}
          </TextLink>
        ))}
      </p>
    </li>
  )
}

type PlacementItemProps = { articleId: string; placement: Placement; actions: PlacementActions }

function PlacementItem({ articleId, placement, actions }: PlacementItemProps) {
  const queryClient = useQueryClient()
  const [pending, startTransition] = useTransition()
  const { destination, message, next_attempt_at, is_home, checked_at } = placement
  const url = webAddress(placement.url)
  const { tone, label } = placementState(placement)
  const retry = placementRetry(placement)
  const send = (overwrite: boolean) =>
    new Promise<void>((resolve) =>
      startTransition(async () => {
        const result = await actions.retry(placement.id, { overwrite })
        if (!result.ok) toast.failed(result.problem.message)
        const params = { id: articleId }
        await queryClient.invalidateQueries({
          queryKey: operationQuery('listPlacements', { params }).queryKey,
        })
        queryClient.invalidateQueries({ queryKey: operationQuery('getArticle', { params }).queryKey })
        resolve()
      }),
    )
  return (
    <li className="grid gap-1.5 px-4 py-3">
      <p className="flex flex-wrap items-center justify-between gap-2 text-sm">
        <span className="flex min-w-0 items-center gap-2 text-ink">
          <span className="wrap-anywhere font-medium">{destination.name}</span>
          <span className="text-ink-faint text-xs">{kindName(destination.kind)}</span>
          {is_home && <Badge>Main address</Badge>}
        </span>
        <StatusPill tone={tone}>{label}</StatusPill>
      </p>
      {url && (
        <p className="break-all text-xs">
          <TextLink href={url}>{url}</TextLink>
        </p>
      )}
      {message && <p className="wrap-anywhere text-ink-soft text-xs">{message}</p>}
      <p className="flex flex-wrap gap-x-3 text-ink-faint text-xs">
        {next_attempt_at && (
          <span>
            Next attempt <RelativeTime at={next_attempt_at} planned />
          </span>
        )}
        {checked_at && (
          <span>
            Checked <RelativeTime at={checked_at} />
          </span>
        )}
        {!destination.is_connected && <span>Disconnected</span>}
      </p>
      {retry === 'retry' && (
        <span>
          <Button size="sm" pending={pending} onClick={() => void send(false)}>
            Retry
          </Button>
        </span>
      )}
      {retry === 'overwrite' && (
        <span>
          <ConfirmDialog
            title={placement.edited_there ? 'Replace their edit?' : 'Publish it there again?'}
            confirmLabel={placement.edited_there ? 'Replace' : 'Publish again'}
            danger={placement.edited_there}
            trigger={
              <Button size="sm" pending={pending}>
                {placement.edited_there ? 'Replace with this version' : 'Publish again'}
              </Button>
            }
            onConfirm={() => send(true)}
          >
            <p>
              {placement.edited_there
                ? `What was changed at ${destination.name} is lost.`
                : `It was deleted at ${destination.name}. This creates a new one there.`}
            </p>
          </ConfirmDialog>
        </span>
      )}
    </li>
  )
}
