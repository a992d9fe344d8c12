'use client'
import { ChevronRight } from 'lucide-react'
import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import { isUnfinished } from '#components/jobs/article-status.ts'
import { sourceState } from '#components/jobs/source-state.ts'
import { useMe } from '#components/shell/me.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { TextLink } from '#components/ui/text-link.tsx'
import type { Article } from '#contract/articles.ts'
import { retryHref } from './article-prefill.ts'
import { knownProblems } from './known-problems.ts'
import { messageLines } from './message-lines.ts'
import { OpenProblems, type OpenStatements } from './open-problems.tsx'

type ArticleMessageProps = {
  id: string
  article: Article
  version: number
  statements: OpenStatements
}

/** What the service says of an article that nobody has edited, that was held back, or that rests on nothing. */
export function ArticleMessage({ id, article, version, statements }: ArticleMessageProps) {
  // It was to be published by itself, and something spoke against it.
  const held = article.status === 'generated' && article.reason !== undefined
  const isUnsourced = article.trust_level === 'unsourced'
  // Once it is live, how it was written is no news.
  const isNews = version === 1 && article.status !== 'published'
  const isSaid = article.message !== undefined && (isNews || held || isUnsourced)
  const lines = isSaid ? messageLines(article.message ?? '').filter((line) => !isToldBeside(line)) : []
  if (isUnfinished(article) && isSaid && isNews)
    return <UnfinishedNotice id={id} article={article} lines={lines} />
  // What speaks against it comes before how it was written.
  const problems =
    article.status === 'generated' && !isUnfinished(article) ? knownProblems(article, statements) : []
  // A text that was held back says the same itself.
  const said = lines.filter((line) => !problems.some(({ message }) => message.includes(line)))
  if (said.length === 0 && problems.length === 0) return null
  const title = held ? 'Kept as a draft' : problems.length > 0 ? 'Before you publish' : undefined
  const tone =
    sourceState(article)?.tone === 'bad' || statements.contradicted.length > 0
      ? 'bad'
      : title !== undefined || isUnsourced
        ? 'warn'
        : 'info'
  return (
    <Notice tone={tone} title={title}>
      {problems.length > 0 && (
        <OpenProblems problems={problems} statements={statements} isNextStep={!article.refreshes} />
      )}
      {said.length > 0 && <Lines>{said}</Lines>}
    </Notice>
  )
}

/** How many sources it has stands beside the text, and what it cost in the ledger. */
const isToldBeside = (line: string) => /^(?:Written from|Reserved \d)/.test(line)

type UnfinishedNoticeProps = { id: string; article: Article; lines: readonly string[] }

/** What came without a model in one line, and the way to make an article of it. */
function UnfinishedNotice({ id, article, lines }: UnfinishedNoticeProps) {
  const isDigest = article.form === 'digest'
  const facts = lines
    // The link says that already.
    .filter((line) => !line.includes('Settings › Models'))
    // The first words do.
    .map((line) => line.replace(/^Evidence digest: /, ''))
  return (
    <section
      aria-label={isDigest ? 'About this digest' : 'About this brief'}
      className="flex flex-wrap items-baseline gap-x-4 gap-y-1 rounded-md bg-info-wash px-3 py-2 text-ink-soft text-sm"
    >
      <p>
        {isDigest ? (
          <>
            <span className="font-medium text-ink">Evidence digest:</span> what your sources say, sorted by
            question. <WayToArticle id={id} article={article} />
          </>
        ) : (
          <>
            <span className="font-medium text-ink">Brief:</span> your sources don't answer the topic yet.{' '}
            <TextLink href="/knowledge?add=document">Add knowledge</TextLink>
          </>
        )}
      </p>
      {facts.length > 0 && (
        <details className="group open:w-full">
          <summary className="flex w-fit cursor-pointer list-none items-center gap-1 hover:text-ink [&::-webkit-details-marker]:hidden">
            <ChevronRight aria-hidden className="size-3.5 transition-transform group-open:rotate-90" />
            {isDigest ? 'What it is made of' : 'What was found'}
          </summary>
          <div className="mt-1 max-w-prose pb-1">
            <Lines>{facts}</Lines>
          </div>
        </details>
      )}
    </section>
  )
}

/** By the model that is connected, or by one that is to be. */
function WayToArticle({ id, article }: Pick<UnfinishedNoticeProps, 'id' | 'article'>) {
  const { me } = useMe()
  const router = useRouter()
  const writer = me?.engines.writer?.kind
  if (writer === undefined || writer === 'built-in')
    return <TextLink href="/settings/models">Connect a model to write the article</TextLink>
  return (
    <TextLink
      href="/articles/new"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        // What it was asked for with is kept in this tab.
        router.push(retryHref(article, id))
      }}
    >
      Write the article with your model
    </TextLink>
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
