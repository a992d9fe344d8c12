'use client'
import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import { useMe } from '#components/shell/me.tsx'
import { Button } from '#components/ui/button.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { Notice } from '#components/ui/notice.tsx'
import type { Article } from '#contract/articles.ts'
import { retryHref } from './article-prefill.ts'
import { isUnfinished } from './article-status.ts'
import { messageLines } from './message-lines.ts'

type ArticleMessageProps = { id: string; article: Article; version: number }

/** What the service says of an article that nobody has edited, that was held back, or that rests on nothing. */
export function ArticleMessage({ id, article, version }: ArticleMessageProps) {
  // It was to be published by itself, and something spoke against it.
  const held = article.status === 'generated' && article.reason !== undefined
  const isUnsourced = article.trust_level === 'unsourced'
  // Once it is live, how it was written is no news.
  const isNews = version === 1 && article.status !== 'published'
  if (!article.message || !(isNews || held || isUnsourced)) return null
  const lines = messageLines(article.message)
  if (isUnfinished(article) && isNews) return <UnfinishedNotice id={id} article={article} lines={lines} />
  // What speaks against it comes before how it was written; a text that was held back says both itself.
  const open = article.status === 'generated' && !held ? (article.problems ?? []) : []
  const title = held ? 'Kept as a draft' : open.length > 0 ? 'Before you publish' : undefined
  return (
    <Notice tone={title !== undefined || isUnsourced ? 'warn' : 'info'} title={title}>
      <Lines>{[...open.map(({ message }) => message), ...lines]}</Lines>
    </Notice>
  )
}

type UnfinishedNoticeProps = { id: string; article: Article; lines: readonly string[] }

/** What came without a model, and the step that makes an article of it. */
function UnfinishedNotice({ id, article, lines }: UnfinishedNoticeProps) {
  const { me } = useMe()
  const router = useRouter()
  const writer = me?.engines.writer?.kind
  const hasModel = writer !== undefined && writer !== 'built-in'
  const isDigest = article.form === 'digest'
  return (
    <Notice
      tone="warn"
      title={
        isDigest ? 'This is an evidence digest, not a finished article' : 'This is a brief, not an article'
      }
      action={
        hasModel ? (
          <Button variant="primary" size="sm" onClick={() => router.push(retryHref(article, id))}>
            Write with your model
          </Button>
        ) : (
          <LinkButton variant="primary" size="sm" href="/settings/models">
            Connect a model
          </LinkButton>
        )
      }
    >
      <Lines>
        {[
          isDigest
            ? 'It quotes what your sources say. A model writes the article from them.'
            : "Your sources don't answer the topic yet. Add a document or a URL that does.",
          // The button beside it says that already.
          ...lines
            .filter((line) => !line.includes('Settings › Models'))
            // The title does.
            .map((line) => line.replace(/^Evidence digest: /, '')),
        ]}
      </Lines>
    </Notice>
  )
}

function Lines({ children }: { children: readonly string[] }): ReactNode {
  if (children.length === 1) return children[0]
  return (
    <ul className="grid gap-0.5">
      {children.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
