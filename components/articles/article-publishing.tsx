'use client'
import { type ReactNode, useState } from 'react'
import { JobProgress } from '#components/jobs/job-progress.tsx'
import { Button } from '#components/ui/button.tsx'
import { Notice } from '#components/ui/notice.tsx'
import type { Article } from '#contract/articles.ts'
import { formatInstant } from '#lib/format-time.ts'
import type { ArticleActions } from './article-actions.ts'
import { ArticleHeader } from './article-header.tsx'
import { ArticleMessage } from './article-message.tsx'
import type { DraftText } from './draft-text.ts'
import type { OpenStatements } from './open-problems.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import type { PublishChecks } from './publish-form.tsx'
import { Refreshment } from './refreshment.tsx'
import { useArticleChanges } from './use-article-changes.ts'

export type ArticlePublishingProps = {
  id: string
  article: Article
  /** The title as it is being edited. */
  title?: ReactNode
  /** The text as it is being edited. */
  text?: DraftText
  actions: ArticleActions
  timeZone: string
  /** What in the text is open; absent where the service does not hand it out. */
  statements?: OpenStatements
  checks?: PublishChecks
  canChange: boolean
  /** The version that is read; absent where the text is edited, or cannot be read here. */
  readVersion?: number | undefined
  isEditing?: boolean
  beforePublish?: () => Promise<boolean>
  /** The choice of where it is published. */
  destinationChoice?: ReactNode
  /** Beside the buttons of the header. */
  aside?: ReactNode
  children: ReactNode
}

const nothingOpen: OpenStatements = { contradicted: [], unsupported: [] }

/** The frame around an article's text: header, publish dialog, and what is to come. */
export function ArticlePublishing(props: ArticlePublishingProps) {
  const { id, article, title, actions, timeZone, canChange, aside, children } = props
  const changes = useArticleChanges(id, actions)
  const [open, setOpen] = useState(false)
  const at = article.status === 'generated' ? article.scheduled_at : undefined
  return (
    <>
      <ArticleHeader
        article={article}
        title={title}
        text={props.text}
        isEditing={props.isEditing ?? false}
        changes={changes}
        onPublish={() => setOpen(true)}
        canChange={canChange}
      >
        {aside}
      </ArticleHeader>
      <div className="grid gap-4">
        <ArticleMessage
          id={id}
          article={article}
          version={props.readVersion}
          statements={props.statements ?? nothingOpen}
          schedule={
            at === undefined
              ? undefined
              : {
                  title: `Publishes ${formatInstant(new Date(at), timeZone)}`,
                  action: (
                    <Button size="sm" onClick={() => void changes.unschedule(at)}>
                      Unschedule
                    </Button>
                  ),
                }
          }
        />
        {/* Not before the text is there: the page is drawn anew with it, and a dialog that is open would close. */}
        {canChange && <Refreshment article={article} changes={changes} beforeReplace={props.beforePublish} />}
        {article.status === 'publishing' && article.title !== undefined && <Publication article={article} />}
        {article.status === 'generated' && article.reason === 'deleted_there' && (
          <Notice tone="warn" title="Deleted at its destination">
            {article.error}
          </Notice>
        )}
        {children}
      </div>
      {open && (
        <PublishDialog
          open
          onOpenChange={setOpen}
          article={article}
          changes={changes}
          timeZone={timeZone}
          statements={props.statements ?? nothingOpen}
          checks={props.checks}
          canSchedule={canChange}
          beforePublish={props.beforePublish ?? (async () => true)}
          destinationChoice={props.destinationChoice}
        />
      )}
    </>
  )
}

/** How far its publication is: under way, waiting for somebody there, or failed. */
function Publication({ article }: { article: Article }) {
  const { reason, error } = article
  if (reason === 'destination_failed')
    return (
      <Notice tone="bad" title="Not published yet">
        {error} Under Published you can retry it or choose another home.
      </Notice>
    )
  if (reason === 'draft_there') return <Notice title="Waiting at its destination">{error}</Notice>
  return <JobProgress state="running" stage="Publishing" message="Goes live within seconds." />
}
