import { useQuery } from '@tanstack/react-query'
import { BreakableUrl } from '#components/ui/breakable-url.tsx'
import { Button } from '#components/ui/button.tsx'
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx'
import type { Article } from '#contract/articles.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { NotifiedWebhooks } from './notified-webhooks.tsx'

export type DeleteArticleDialogProps = {
  article: Article
  open: boolean
  onOpenChange: (open: boolean) => void
  onConfirm: () => Promise<unknown>
  /** Takes it off all sites and keeps the text. */
  onUnpublish: () => void
}

/** What deleting takes away, where the article stays public all the same, and the way that keeps the text. */
export function DeleteArticleDialog({
  article,
  open,
  onOpenChange,
  onConfirm,
  onUnpublish,
}: DeleteArticleDialogProps) {
  const { article_id: id, article_url: url, status } = article
  const isLive = status === 'published'
  const { data } = useQuery({
    ...operationQuery('listPlacements', { params: { id: id ?? '' } }),
    enabled: open && isLive && id !== undefined,
  })
  const elsewhere = (data?.placements ?? []).filter((one) => one.status === 'live')
  const isHere = data === undefined || data.home === null
  return (
    <ConfirmDialog
      danger
      open={open}
      onOpenChange={onOpenChange}
      title="Delete this article?"
      confirmLabel="Delete article"
      onConfirm={onConfirm}
    >
      <p>This permanently deletes the text, all versions and images.</p>
      {isLive && isHere && url && (
        <p className="wrap-anywhere">
          <BreakableUrl url={url} /> will show “not found” immediately.
        </p>
      )}
      {elsewhere.length > 0 && (
        <p className="wrap-anywhere font-medium">
          It stays public at {elsewhere.map(({ destination }) => destination.name).join(', ')}. Unpublish it
          first to take it off there.
        </p>
      )}
      {isLive && (
        <p>
          <Button size="sm" onClick={onUnpublish}>
            Unpublish and keep the text instead
          </Button>
        </p>
      )}
      <p>
        Credits aren't refunded. <NotifiedWebhooks event="article.deleted" />
      </p>
    </ConfirmDialog>
  )
}
