'use client'
import { Ellipsis, ExternalLink } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { articleName, articleStatus, isUnfinished } from '#components/jobs/article-status.ts'
import { sourceState } from '#components/jobs/source-state.ts'
import { Button } from '#components/ui/button.tsx'
import { buttonStyles } from '#components/ui/button-styles.ts'
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx'
import { DropdownMenu, MenuItem, MenuSeparator } from '#components/ui/dropdown-menu.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { StatusPill } from '#components/ui/status-pill.tsx'
import { toast } from '#components/ui/toast.ts'
import { refreshPath } from '#contract/advice-step.ts'
import type { Article } from '#contract/articles.ts'
import { languageName } from '#lib/article-languages.ts'
import { formatCount } from '#lib/format-number.ts'
import { articleMoment } from './article-moment.ts'
import { DeleteArticleDialog } from './delete-article-dialog.tsx'
import type { DraftText } from './draft-text.ts'
import { NotifiedWebhooks } from './notified-webhooks.tsx'
import { copyMarkdown, downloadMarkdown } from './take-markdown.ts'
import type { ArticleChanges } from './use-article-changes.ts'
import { writerLabel } from './writer-label.ts'

export type ArticleHeaderProps = {
  article: Article
  /** The newest title, while the article is edited. */
  title?: ReactNode
  /** Its newest text, to be taken elsewhere; absent where the service does not hand it out. */
  text?: DraftText | undefined
  /** Its facts leave a phone's first screen to the text. */
  isEditing?: boolean
  changes: ArticleChanges
  onPublish: () => void
  /** Whether the service can unpublish and delete. */
  canChange: boolean
  children?: ReactNode
}

type Asked = 'unpublish' | 'delete'

/** Title, state and facts of an article, and what can be done to it as a whole. */
export function ArticleHeader({
  article,
  title,
  text,
  isEditing = false,
  changes,
  onPublish,
  canChange,
  children,
}: ArticleHeaderProps) {
  const [asked, setAsked] = useState<Asked>()
  const { status, article_url: url } = article
  const isDraft = status === 'generated'
  const isLive = status === 'published'
  return (
    <>
      <PageHeader
        title={title || articleName(article)}
        parent={{ label: 'Articles', href: '/articles' }}
        lead={
          <span className={isEditing ? 'max-sm:hidden' : undefined}>
            <Facts article={article} />
          </span>
        }
        actions={
          <>
            {children}
            {isDraft && (
              <Button variant={isNextStep(article) ? 'primary' : undefined} onClick={onPublish}>
                {publishWords(article)}
              </Button>
            )}
            {isLive && url && /^https?:/.test(url) && (
              <a href={url} target="_blank" rel="noreferrer" className={buttonStyles({})}>
                View live <ExternalLink aria-hidden />
              </a>
            )}
            {(url || canChange || text) && status !== 'processing' && (
              <HeaderMenu {...{ article, text, changes, canChange }} ask={setAsked} />
            )}
          </>
        }
      />
      <HeaderDialogs article={article} changes={changes} asked={asked} ask={setAsked} />
    </>
  )
}

/** What publishing it makes public: of what is no article yet, that. */
function publishWords(article: Article): string {
  if (article.scheduled_at) return 'Reschedule'
  if (article.refreshes) return 'Publish as new'
  return isUnfinished(article) ? `Publish ${article.form}` : 'Publish'
}

/**
 * Black is the one step that takes the text further. For a draft that is publishing, unless it has its time, would replace
 * another text, is no article, or something is open: then the step stands in the notice that says so. What is live has none.
 */
function isNextStep(article: Article): boolean {
  const state = sourceState(article)
  const isOpen = state !== undefined && (state.tone === 'bad' || state.tone === 'warn')
  return !article.scheduled_at && !article.refreshes && !isUnfinished(article) && !isOpen
}

/** Its state, its time, and what is known of it in numbers. */
function Facts({ article }: { article: Article }) {
  const look = articleStatus(article)
  const sources = sourceState(article)
  const moment = articleMoment(article)
  const facts = [
    article.word_count !== undefined && formatCount(article.word_count, 'word'),
    article.language && languageName(article.language),
    !!article.credits_used && formatCount(article.credits_used, 'credit'),
    writerLabel(article),
  ].filter((fact) => typeof fact === 'string')
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <StatusPill tone={look.tone}>{look.label}</StatusPill>
      {sources && sources.tone !== 'good' && (
        <span title={sources.sentence}>
          <StatusPill tone={sources.tone}>{sources.label}</StatusPill>
        </span>
      )}
      {moment && (
        <span className="text-ink-faint text-xs">
          {/* "Published" or "Scheduled" stands before it already. */}
          {moment.label !== look.label.toLowerCase() && `${moment.label} `}
          <RelativeTime at={moment.at} planned={moment.label === 'scheduled'} />
        </span>
      )}
      {facts.map((fact) => (
        <span key={fact} className="text-ink-faint text-xs">
          {fact}
        </span>
      ))}
    </span>
  )
}

type HeaderMenuProps = Pick<ArticleHeaderProps, 'article' | 'text' | 'changes' | 'canChange'> & {
  ask: (what: Asked) => void
}

function HeaderMenu({ article, text, changes, canChange, ask }: HeaderMenuProps) {
  const { id, status, article_url: url } = article
  const router = useRouter()
  const isLive = status === 'published'
  // It waits at a destination: the way back to a draft.
  const isHeld = status === 'publishing' && article.reason !== undefined
  const copyLink = async () => {
    await navigator.clipboard.writeText(url ?? '')
    toast.done('URL copied')
  }
  return (
    <DropdownMenu
      trigger={
        <Button square aria-label="More actions">
          <Ellipsis aria-hidden />
        </Button>
      }
    >
      {url && isLive && <MenuItem onSelect={copyLink}>Copy public URL</MenuItem>}
      {isLive && canChange && id && (
        <MenuItem onSelect={() => router.push(refreshPath(id))}>Rewrite with new evidence</MenuItem>
      )}
      {status === 'generated' && article.scheduled_at && canChange && (
        <MenuItem onSelect={() => void changes.unschedule(article.scheduled_at)}>Unschedule</MenuItem>
      )}
      {(isLive || isHeld) && canChange && (
        <MenuItem onSelect={() => ask('unpublish')}>{isLive ? 'Unpublish…' : 'Stop publishing…'}</MenuItem>
      )}
      {text && (
        <>
          <MenuItem onSelect={() => copyMarkdown(text.markdown)}>Copy as Markdown</MenuItem>
          <MenuItem onSelect={() => downloadMarkdown(text)}>Download as Markdown</MenuItem>
        </>
      )}
      {canChange && (
        <>
          {(text || isLive || isHeld || article.scheduled_at) && <MenuSeparator />}
          <MenuItem danger onSelect={() => ask('delete')}>
            Delete…
          </MenuItem>
        </>
      )}
    </DropdownMenu>
  )
}

type HeaderDialogsProps = Pick<ArticleHeaderProps, 'article' | 'changes'> & {
  asked: Asked | undefined
  ask: (what: Asked | undefined) => void
}

/** What is asked before an article disappears from the public. */
function HeaderDialogs({ article, changes, asked, ask }: HeaderDialogsProps) {
  const { article_url: url } = article
  const isLive = article.status === 'published'
  return (
    <>
      <ConfirmDialog
        open={asked === 'unpublish'}
        onOpenChange={(open) => ask(open ? 'unpublish' : undefined)}
        title={isLive ? 'Unpublish this article?' : 'Stop publishing this article?'}
        confirmLabel={isLive ? 'Unpublish' : 'Stop publishing'}
        onConfirm={changes.unpublish}
      >
        <p className="wrap-anywhere">
          {isLive ? `${url} will show “not found” immediately. ` : ''}The article becomes a draft.{' '}
          <NotifiedWebhooks event="article.unpublished" />
        </p>
      </ConfirmDialog>
      <DeleteArticleDialog
        article={article}
        open={asked === 'delete'}
        onOpenChange={(open) => ask(open ? 'delete' : undefined)}
        onConfirm={changes.remove}
        onUnpublish={() => ask('unpublish')}
      />
    </>
  )
}
