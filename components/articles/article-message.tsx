'use client'
import { ChevronRight } from 'lucide-react'
import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import { isUnfinished } from '#components/jobs/article-status.ts'
import { sourceState } from '#components/jobs/source-state.ts'
import { useMe } from '#components/shell/me.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
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
  /** The version that is read; undefined where the text is edited: there only its time is said. */
  version: number | undefined
  statements: OpenStatements
  /** When it goes live, and the way back; undefined without a time. */
  schedule: { title: string; action: ReactNode } | undefined
}

/**
 * The one notice above a text: when it goes live, what it is, and what speaks against it. What is said by its state and
 * what was said of an earlier version is not said again.
 */
export function ArticleMessage({ id, article, version, statements, schedule }: ArticleMessageProps) {
  if (version === undefined) {
    if (article.status === 'generated' && isOfSources(article))
      return <UnfinishedNotice id={id} article={article} lines={[]} schedule={schedule} isEditing />
    return schedule ? <Notice {...schedule} /> : null
  }
  // It was to be published by itself, and something spoke against it.
  const held = article.status === 'generated' && article.reason !== undefined
  const isUnsourced = article.trust_level === 'unsourced'
  // Once it is live, how it was written is no news.
  const isNews = version === 1 && article.status !== 'published'
  const isSaid = article.message !== undefined && (isNews || held || isUnsourced)
  const lines = isSaid ? messageLines(article.message ?? '').filter((line) => !isToldBeside(line)) : []
  if (isUnfinished(article) && article.status === 'generated')
    return <UnfinishedNotice id={id} article={article} lines={isNews ? lines : []} schedule={schedule} />
  // What speaks against it comes before how it was written.
  const problems = article.status === 'generated' ? knownProblems(article, statements) : []
  // A text that was held back says the same itself.
  const said = lines.filter((line) => !problems.some(({ message }) => message.includes(line)))
  if (said.length === 0 && problems.length === 0) return schedule ? <Notice {...schedule} /> : null
  const standing = held ? 'Kept as a draft' : problems.length > 0 ? 'Before you publish' : undefined
  const title = schedule?.title ?? standing
  const tone =
    sourceState(article)?.tone === 'bad' || statements.contradicted.length > 0
      ? 'bad'
      : standing !== undefined || isUnsourced
        ? 'warn'
        : 'info'
  return (
    <Notice tone={tone} {...(title && { title })} action={schedule?.action}>
      {problems.length > 0 && (
        <OpenProblems
          problems={problems}
          statements={statements}
          isNextStep={!article.refreshes}
          isBesideTitle={schedule === undefined}
        />
      )}
      {said.length > 0 && <Lines>{said}</Lines>}
    </Notice>
  )
}

/** Its first version was no article; where it is edited that is said until it is left, so that nothing moves with the first word. */
const isOfSources = ({ form }: Article) => form === 'digest' || form === 'brief'

/** How many sources it has stands beside the text, and what it cost in the ledger. */
const isToldBeside = (line: string) => /^(?:Written from|Reserved \d)/.test(line)

type UnfinishedNoticeProps = Pick<ArticleMessageProps, 'id' | 'article' | 'schedule'> & {
  lines: readonly string[]
  /** The step that takes it further stands where it is read. */
  isEditing?: boolean
}

/** What came without a model, when it goes live if it does, and the way to make an article of it. */
function UnfinishedNotice({ id, article, lines, schedule, isEditing = false }: UnfinishedNoticeProps) {
  const isDigest = article.form === 'digest'
  const facts = lines
    // The link says that already.
    .filter((line) => !line.includes('Settings › Models'))
    // The first words do.
    .map((line) => line.replace(/^Evidence digest: /, ''))
  const name = isDigest ? 'an evidence digest' : 'a brief'
  return (
    <Notice
      tone={schedule ? 'warn' : 'info'}
      title={schedule ? `${schedule.title} as ${name}` : isDigest ? 'Evidence digest' : 'Brief'}
      action={schedule?.action ?? (isDigest && !isEditing && <WayToArticle id={id} article={article} />)}
    >
      <p>
        {isDigest ? (
          "What your sources say, word for word. It isn't an article yet."
        ) : (
          <>
            Your sources don't answer the topic yet.{' '}
            <TextLink href="/knowledge?add=document">Add documents</TextLink>
          </>
        )}
      </p>
      {facts.length > 0 && (
        <details className="group mt-1">
          <summary className="flex w-fit cursor-pointer list-none items-center gap-1 hover:text-ink [&::-webkit-details-marker]:hidden">
            <ChevronRight aria-hidden className="size-3.5 transition-transform group-open:rotate-90" />
            {isDigest ? 'What it is made of' : 'What was found'}
          </summary>
          <div className="mt-1 max-w-prose pb-1">
            <Lines>{facts}</Lines>
          </div>
        </details>
      )}
    </Notice>
  )
}

/** By the model that is connected, or by one that is to be. */
function WayToArticle({ id, article }: Pick<UnfinishedNoticeProps, 'id' | 'article'>) {
  const { me } = useMe()
  const router = useRouter()
  const writer = me?.engines.writer?.kind
  if (writer === undefined || writer === 'built-in')
    return (
      <LinkButton size="sm" variant="primary" href="/settings/models">
        Connect a model
      </LinkButton>
    )
  return (
    <LinkButton
      size="sm"
      variant="primary"
      href="/articles/new"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        // What it was asked for with is kept in this tab.
        router.push(retryHref(article, id))
      }}
    >
      Write the article
    </LinkButton>
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
