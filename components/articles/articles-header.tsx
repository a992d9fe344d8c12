'use client'
import { useQuery } from '@tanstack/react-query'
import { LinkButton } from '#components/ui/link-button.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import type { ListArticlesQuery } from '#contract/articles.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { isNarrowed } from './article-filters.ts'

/** The heading of the list. An empty list asks for the first article itself, also one that was emptied on this page. */
export function ArticlesHeader({ filter }: { filter: Partial<ListArticlesQuery> }) {
  const { data } = useQuery({ ...operationQuery('listArticles', { query: filter }), enabled: false })
  const isEmpty = data?.total === 0 && !isNarrowed(filter)
  return (
    <PageHeader
      title="Articles"
      actions={
        !isEmpty && (
          <LinkButton variant="primary" href="/articles/new">
            New article
          </LinkButton>
        )
      }
    />
  )
}
