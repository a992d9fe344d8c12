'use client'
import { useQuery } from '@tanstack/react-query'
import { LoadProblem } from '#components/jobs/load-problem.tsx'
import { useFailure } from '#components/jobs/use-failure.ts'
import { LinkButton } from '#components/ui/link-button.tsx'
import { EmptyState, ListSkeleton } from '#components/ui/list-states.tsx'
import { Pagination } from '#components/ui/pagination.tsx'
import type { ListSessionsQuery } from '#contract/sessions.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { rowsPerPage } from './session-list-filter.ts'
import { SessionsTable } from './sessions-table.tsx'

/** The tenant's sessions, newest first, in their states. */
export function SessionsList({ filter }: { filter: Partial<ListSessionsQuery> }) {
  const query = useQuery(operationQuery('listSessions', { query: filter }))
  const problem = useFailure(query)
  if (problem) return <LoadProblem what="Sessions" query={query} problem={problem} />
  if (!query.data) return <ListSkeleton rows={5} columns={5} />
  const { sessions, total } = query.data
  const offset = filter.offset ?? 0
  if (total === 0) {
    return (
      <EmptyState
        title="No sessions yet"
        action={
          <LinkButton variant="primary" href="/sessions/new">
            Start a session
          </LinkButton>
        }
      >
        Set categories and a schedule. You pay for each article as it's written.
      </EmptyState>
    )
  }
  return (
    <>
      <SessionsTable sessions={sessions} />
      <Pagination
        total={total}
        limit={rowsPerPage}
        offset={offset}
        hrefAt={(at) => (at > 0 ? `/sessions?offset=${at}` : '/sessions')}
      />
    </>
  )
}
