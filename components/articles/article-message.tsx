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

/** What came without a model, and the ways to make an article of it. */
function UnfinishedNotice({ id, article, lines }: UnfinishedNoticeProps) {
  const { me } = useMe()
  const router = useRouter()
  const writer = me?.engines.writer?.kind
  const hasModel = writer !== undefined && writer !== 'built-in'
  const isDigest = article.form === 'digest'
  const facts = lines
    // The button says that already.
    .filter((line) => !line.includes('Settings › Models'))
    // The heading does.
    .map((line) => line.replace(/^Evidence digest: /, ''))
  return (
    <section
      aria-label={isDigest ? 'About this digest' : 'About this brief'}
      className="grid gap-4 rounded-lg border border-rule bg-sheet p-4 sm:p-5 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center lg:gap-x-8"
    >
      <div className="grid max-w-prose gap-1">
        <h2 className="font-medium font-serif text-ink text-lg leading-snug">
          {isDigest
            ? 'This is an evidence digest, not a finished article'
            : 'This is a brief, not an article'}
        </h2>
        <p className="text-pretty text-ink-soft text-sm">
          {isDigest
            ? 'It quotes what your sources say, sorted by what they answer. A model writes the article from it, or you do.'
            : "Your sources don't answer the topic yet. Add a document or a URL that does."}
        </p>
      </div>
      <div className="flex flex-wrap gap-2 lg:justify-end">
        {hasModel ? (
          <Button variant="primary" onClick={() => router.push(retryHref(article, id))}>
            Write with your model
          </Button>
        ) : (
          <LinkButton variant="primary" href="/settings/models">
            Connect a model
          </LinkButton>
        )}
        {isDigest ? (
          <LinkButton href="?view=edit">Edit it yourself</LinkButton>
        ) : (
          <LinkButton href="/knowledge?add=document">Add knowledge</LinkButton>
        )}
      </div>
      {facts.length > 0 && (
        <details className="border-rule border-t pt-3 text-sm lg:col-span-2">
          <summary className="w-fit cursor-pointer text-ink-soft hover:text-ink">
            {isDigest ? 'What it is made of' : 'What was found'}
          </summary>
          <div className="mt-2 max-w-prose text-ink-soft">
            <Lines>{facts}</Lines>
          </div>
        </details>
      )}
    </section>
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
