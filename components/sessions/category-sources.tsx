'use client'
import { useQueries } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { SourcesPanel } from '#components/jobs/sources-panel.tsx'
import { useSettled } from '#components/jobs/use-settled.ts'
import type { KnowledgePassage } from '#contract/knowledge.ts'
import { formatCount } from '#lib/format-number.ts'
import { problemOf } from '#lib/queries/fetch-json.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'

const pauseMs = 600
const maxShown = 3

/** What the knowledge base has on each category, whose headings the first topics are made of. Nothing where it cannot be searched. */
export function CategorySources({ categories }: { categories: readonly string[] }) {
  const asked = useSettled(categories, pauseMs)
  const searches = useQueries({
    queries: asked.map((query) => operationQuery('searchKnowledge', { body: { query, limit: 20 } })),
  })
  if (searches.some(({ isError, error }) => isError && problemOf(error).kind === 'not_offered')) return null
  const found = searches.map(({ data }) => titlesOf(data?.passages))
  return (
    <SourcesPanel isFetching={searches.some(({ isFetching }) => isFetching)}>
      {asked.length === 0 ? (
        <p className="text-ink-faint text-sm">
          Enter a category to see what your knowledge has on it. The first topics come from there.
        </p>
      ) : (
        <div className="grid gap-3">
          <ul aria-live="polite" className="grid gap-4">
            {asked.map((category, at) => (
              <li key={category} className="grid gap-1.5">
                <CategoryTitles
                  category={category}
                  titles={found[at]}
                  isError={searches[at]?.isError ?? false}
                />
              </li>
            ))}
          </ul>
          {found.some((titles) => titles && titles.length > 0) && (
            <p className="border-rule border-t pt-3 text-ink-faint text-xs">
              Articles can draw on these documents.
            </p>
          )}
        </div>
      )}
    </SourcesPanel>
  )
}

type CategoryTitlesProps = { category: string; titles: readonly string[] | undefined; isError: boolean }

function CategoryTitles({ category, titles, isError }: CategoryTitlesProps) {
  const count = titles?.length ?? 0
  return (
    <>
      <p className="flex items-baseline justify-between gap-3 text-sm">
        <span className="min-w-0 wrap-anywhere font-medium text-ink">{category}</span>
        <span className="shrink-0 text-ink-faint text-xs">
          {titles ? count > 0 && formatCount(count, 'document') : isError ? "Couldn't search" : 'Searching…'}
        </span>
      </p>
      {titles?.length === 0 && (
        <p className="text-ink-soft text-xs">Nothing in your knowledge yet: add a document on it.</p>
      )}
      {titles && count > 0 && (
        <ul className="grid gap-1">
          {titles.slice(0, maxShown).map((title) => (
            <li key={title} className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-2 text-sm">
              <FileText aria-hidden className="size-3.5 translate-y-0.5 text-ink-faint" />
              <span className="line-clamp-2 wrap-anywhere text-ink-soft">{title}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** The documents that speak of it, best first; a weak passage says something else. */
function titlesOf(passages: readonly KnowledgePassage[] | undefined): string[] | undefined {
  return (
    passages && [...new Set(passages.filter(({ strength }) => strength !== 'weak').map(({ title }) => title))]
  )
}
