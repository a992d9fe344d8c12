'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { LoadProblem } from '#components/jobs/load-problem.tsx'
import { useMe } from '#components/shell/me.tsx'
import { NotOffered } from '#components/ui/list-states.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { TextLink } from '#components/ui/text-link.tsx'
import { useIsHydrated } from '#components/ui/use-is-hydrated.ts'
import type { Article } from '#contract/articles.ts'
import { problemOf } from '#lib/queries/fetch-json.ts'
import { isInProgress } from '#lib/queries/job-state.ts'
import { operationKey, operationQuery } from '#lib/queries/operation-query.ts'
import { webAddress } from '#lib/web-address.ts'
import type { ArticleActions } from './article-actions.ts'
import { ArticleDesk, type ArticleLook, type ShownResults } from './article-desk.tsx'
import { ArticleDeskSkeleton } from './article-desk-skeleton.tsx'
import { ArticleProgress } from './article-progress.tsx'
import { ArticlePublishing } from './article-publishing.tsx'
import { ExtractionResults } from './extraction-results.tsx'

export type ArticleViewProps = {
  /** Who is signed in. */
  agentId: string
  id: string
  initial: Article
  /** False where it is known already that the service does not hand out texts. */
  textOffered: boolean
  actions: ArticleActions
  /** The article in the form of social platforms. */
  social: ReactNode
  /** Where it is published; drawn only when it is opened. */
  placements: ReactNode
  look: ArticleLook
  /** What became of it; undefined before it is published. */
  results: ShownResults | undefined
  /** The choice of where it is published. */
  destinationChoice: ReactNode
}

/** One article from the first stage to the live page. */
export function ArticleView({
  agentId,
  id,
  initial,
  textOffered,
  actions,
  social,
  placements,
  look,
  results,
  destinationChoice,
}: ArticleViewProps) {
  const { data: article = initial } = useQuery(operationQuery('getArticle', { params: { id } }))
  const { me } = useMe()
  const isHydrated = useIsHydrated()
  const queryClient = useQueryClient()
  const inProgress = isInProgress(article)
  const wasUnderWay = useRef(inProgress)
  const settle = useEffectEvent(() => {
    // Held credits were spent or came back, and a list somewhere shows it as under way.
    queryClient.invalidateQueries({ queryKey: operationQuery('getMe').queryKey })
    queryClient.invalidateQueries({ queryKey: operationKey('listArticles') })
  })
  useEffect(() => {
    if (wasUnderWay.current && !inProgress) settle()
    wasUnderWay.current = inProgress
  }, [inProgress])
  const publicAddress = webAddress(article.article_url)
  const written = article.title !== undefined
  const draft = useQuery({
    ...operationQuery('getDraft', { params: { id } }),
    enabled: written && textOffered,
  })
  const timeZone =
    me?.tenant.timezone ?? (isHydrated ? Intl.DateTimeFormat().resolvedOptions().timeZone : 'UTC')
  const offered = textOffered && !(draft.isError && problemOf(draft.error).kind === 'not_offered')

  if (draft.data) {
    return (
      <ArticleDesk
        key={id}
        agentId={agentId}
        id={id}
        article={article}
        draft={draft.data}
        actions={actions}
        timeZone={timeZone}
        site={me && { name: me.tenant.name, url: me.blog_url }}
        social={social}
        placements={placements}
        look={look}
        results={results}
        destinationChoice={destinationChoice}
      />
    )
  }
  const body = !written ? (
    <ArticleProgress id={id} article={article} cancel={actions.cancel} />
  ) : offered && draft.isPending ? (
    <ArticleDeskSkeleton />
  ) : offered ? (
    <LoadProblem what="The text" query={draft} />
  ) : (
    <div className="grid gap-6">
      <NotOffered what="Reading and editing the text">
        {article.status === 'published' && publicAddress ? (
          <TextLink href={publicAddress}>Read it on its public page</TextLink>
        ) : (
          "You can publish the draft here. Its text is available once it's live."
        )}
      </NotOffered>
      <ExtractionResults article={article} />
      {social}
    </div>
  )
  return (
    <ArticlePublishing
      id={id}
      article={article}
      actions={actions}
      timeZone={timeZone}
      canChange={offered && !(written && draft.isPending)}
      destinationChoice={destinationChoice}
    >
      {article.message && written && !offered && <Notice>{article.message}</Notice>}
      {body}
    </ArticlePublishing>
  )
}
