'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTransition } from 'react'
import { LoadProblem } from '#components/jobs/load-problem.tsx'
import { Badge } from '#components/ui/badge.tsx'
import { BreakableUrl } from '#components/ui/breakable-url.tsx'
import { Button } from '#components/ui/button.tsx'
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx'
import { NotOffered } from '#components/ui/list-states.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { StatusPill } from '#components/ui/status-pill.tsx'
import { TextLink } from '#components/ui/text-link.tsx'
import { toast } from '#components/ui/toast.ts'
import type { Placement } from '#contract/destinations.ts'
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
  return (
    <div className="grid gap-5">
      <section aria-label="Where it is published" className="grid gap-1">
        {!home && (
          <div className="grid gap-0.5 border-rule border-b pb-3">
            <p className="flex items-center gap-2 text-ink text-sm">
              Your Masthead site <Badge>Main address</Badge>
            </p>
            {article_url && <SiteAddress url={article_url} isLive={isLive} />}
          </div>
        )}
        <ul className="divide-y divide-rule">
          {placements.map((placement) => (
            <PlacementItem key={placement.id} articleId={articleId} placement={placement} actions={actions} />
          ))}
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
    <p className="text-pretty text-ink-soft text-sm">
      Publish on your own website too:{' '}
      <TextLink href="/settings/destinations">Add WordPress, Ghost…</TextLink>
    </p>
  )
}

/** An address that answers only once the article is live, and so is no link before. */
function SiteAddress({ url, isLive }: { url: string; isLive: boolean }) {
  const address = webAddress(url)
  if (isLive && address)
    return (
      <span className="wrap-anywhere text-xs">
        <TextLink href={address}>
          <BreakableUrl url={url} />
        </TextLink>
      </span>
    )
  return (
    <span className="text-ink-faint text-xs">
      Not published yet. It will be at{' '}
      <span className="wrap-anywhere font-mono">
        <BreakableUrl url={url} />
      </span>
    </span>
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
    <li className="grid gap-1 py-3">
      <p className="flex flex-wrap items-center justify-between gap-2 text-sm">
        <span className="flex min-w-0 items-center gap-2 text-ink">
          <span className="wrap-anywhere">{destination.name}</span>
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
