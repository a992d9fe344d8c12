'use client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { articleName } from '#components/jobs/article-status.ts'
import { Button } from '#components/ui/button.tsx'
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { TextLink } from '#components/ui/text-link.tsx'
import type { Article } from '#contract/articles.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { OpenProblems } from './open-problems.tsx'
import type { ArticleChanges } from './use-article-changes.ts'

export type RefreshmentProps = {
  article: Article
  changes: ArticleChanges
  /** Saves what is still unsaved first; false when that failed. */
  beforeReplace: (() => Promise<boolean>) | undefined
}

/** What an article and the draft that is to replace its text say of each other; nothing for any other article. */
export function Refreshment({ article, changes, beforeReplace }: RefreshmentProps) {
  const { status, refreshes, refreshed_by: draft } = article
  if (status === 'generated' && refreshes)
    return <Replacement {...{ article, refreshes, changes, beforeReplace }} />
  if (!draft) return null
  return (
    <Notice
      title="A new text is being prepared"
      action={
        <LinkButton size="sm" href={`/articles/${draft}`}>
          Review
        </LinkButton>
      }
    >
      This article stays as it is until you put the new text in place.
    </Notice>
  )
}

function Replacement({
  article: { problems = [] },
  refreshes,
  changes,
  beforeReplace,
}: RefreshmentProps & { refreshes: string }) {
  const [asked, setAsked] = useState(false)
  const { data: old } = useQuery(operationQuery('getArticle', { params: { id: refreshes } }))
  if (!old) return null
  const isLive = old.status === 'published'
  const replace = async () => {
    if (beforeReplace && !(await beforeReplace())) return
    await changes.replace(refreshes)
  }
  return (
    <>
      <Notice
        title="A new text for an article of yours"
        action={
          <Button size="sm" variant="primary" onClick={() => setAsked(true)}>
            {isLive ? 'Use at the old address' : 'Replace its text'}
          </Button>
        }
      >
        It was written to replace the text of{' '}
        <TextLink href={`/articles/${refreshes}`}>{articleName(old)}</TextLink>. Nothing changes until you say
        so.
      </Notice>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={isLive ? 'Use this text at the old address?' : 'Replace the text of the article?'}
        confirmLabel={isLive ? 'Use this text' : 'Replace'}
        onConfirm={replace}
      >
        <p className="wrap-anywhere">
          “{articleName(old)}” shows this text
          {isLive ? ' within seconds, at its destinations too' : ' from now on'}. It keeps its address, its
          readers’ numbers and its posts; its earlier text stays among its versions.
        </p>
        <p>This draft is gone then.</p>
        {problems.length > 0 && (
          <Notice tone="warn" title="Still open">
            <OpenProblems problems={problems} />
          </Notice>
        )}
      </ConfirmDialog>
    </>
  )
}
