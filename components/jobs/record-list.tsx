'use client'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LinkButton } from '#components/ui/link-button.tsx'
import { EmptyState, ListSkeleton, NoMatch } from '#components/ui/list-states.tsx'
import { Pagination } from '#components/ui/pagination.tsx'
import { LoadProblem } from './load-problem.tsx'
import { useFailure } from './use-failure.ts'

export type RecordListProps = {
  /** What is listed, in the plural, as a sentence begins: `Scout runs`. */
  what: string
  query: UseQueryResult<{ total: number }>
  /** How many rows this page has. */
  count: number
  /** Not all that there is, because of a filter, a search or an address beyond the end. */
  isNarrowed: boolean
  /** What is said where nothing but the tab of a status narrows the list; see `emptyTab`. */
  emptyTab?: string | undefined
  /** The words that were searched for. */
  searched?: string | undefined
  /** Nothing but the words narrows it. */
  isOnlySearch?: boolean
  /** Nothing yet: one sentence, and the action that fills it. */
  empty: ReactNode
  skeleton: { rows: number; columns: number }
  limit: number
  offset: number
  hrefAt: (offset: number) => string
  /** The list without filters. */
  clearHref: string
  /** The table. */
  children: ReactNode
}

/** The four states of a list that the service pages, and the way to its other pages. */
export function RecordList(props: RecordListProps) {
  const { what, query, count, isNarrowed, empty, skeleton, limit, offset, hrefAt, clearHref, children } =
    props
  const problem = useFailure(query)
  const { data } = query
  if (problem) return <LoadProblem what={what} query={query} problem={problem} />
  if (!data) return <ListSkeleton {...skeleton} />
  return (
    <>
      {count > 0 ? (
        children
      ) : props.emptyTab ? (
        <EmptyState
          title={props.emptyTab}
          action={<LinkButton href={clearHref}>View all {what.toLowerCase()}</LinkButton>}
        />
      ) : isNarrowed ? (
        <NoMatch
          what={what.toLowerCase()}
          clearHref={clearHref}
          searched={props.searched}
          isOnlySearch={props.isOnlySearch}
        />
      ) : (
        empty
      )}
      <Pagination total={data.total} limit={limit} offset={offset} hrefAt={hrefAt} />
    </>
  )
}
