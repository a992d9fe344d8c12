'use client'
import { useQuery } from '@tanstack/react-query'
import { LoadProblem } from '#components/jobs/load-problem.tsx'
import { SavedViewsMenu } from '#components/jobs/saved-views-menu.tsx'
import { useFailure } from '#components/jobs/use-failure.ts'
import { ColumnsMenu } from '#components/ui/columns-menu.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { EmptyState, ListSkeleton } from '#components/ui/list-states.tsx'
import { Pagination } from '#components/ui/pagination.tsx'
import { useChosenColumns } from '#components/ui/use-chosen-columns.ts'
import { useSelection } from '#components/ui/use-selection.ts'
import type { ListSessionsQuery } from '#contract/sessions.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { rowsPerPage } from '#lib/rows-per-page.ts'
import type { ChangeSession } from './session-actions.ts'
import { SessionCard } from './session-card.tsx'
import { type ChangeSessions, SessionsBulkBar } from './sessions-bulk-bar.tsx'
import { sessionsHref, sessionsOnCards } from './sessions-href.ts'
import { SessionsTable, sessionColumns } from './sessions-table.tsx'

export type SessionsListProps = {
  filter: Partial<ListSessionsQuery>
  change: ChangeSessions
  changeOne: ChangeSession
}

/** The tenant's sessions in their states, newest first unless sorted otherwise. */
export function SessionsList({ filter, change, changeOne }: SessionsListProps) {
  const query = useQuery(operationQuery('listSessions', { query: filter }))
  const problem = useFailure(query)
  const columns = useChosenColumns('session', sessionColumns)
  const selection = useSelection(query.data?.sessions ?? [], ({ session_id }) => session_id)
  if (problem) return <LoadProblem what="Sessions" query={query} problem={problem} />
  if (!query.data) return <ListSkeleton rows={5} columns={5} />
  const { sessions, total } = query.data
  const { limit = rowsPerPage, offset = 0 } = filter
  if (total === 0) {
    return (
      <EmptyState
        title="No sessions yet"
        action={
          <LinkButton variant="primary" href="/sessions/new">
            New session
          </LinkButton>
        }
      >
        Set categories and a schedule. You pay for each article as it's written.
      </EmptyState>
    )
  }
  // A table of one row is an empty page: few sessions have room to say what comes of them.
  if (total <= sessionsOnCards) {
    return (
      <div className="grid gap-4">
        {sessions.map((session) => (
          <SessionCard key={session.session_id} session={session} change={changeOne} />
        ))}
      </div>
    )
  }
  return (
    <>
      {/* Nothing narrows this list, so a phone gives no row to its views. */}
      <div className="flex justify-end gap-2 py-2 max-sm:hidden">
        <SavedViewsMenu />
        <ColumnsMenu columns={columns} />
      </div>
      <SessionsTable
        sessions={sessions}
        columns={columns.shown}
        selection={selection}
        sorting={{ sort: filter.sort, hrefOf: (sort) => sessionsHref({ sort }) }}
      />
      <SessionsBulkBar
        selected={selection.rows}
        elsewhere={selection.elsewhere}
        onKeep={selection.keep}
        change={change}
      />
      <Pagination
        total={total}
        limit={limit}
        offset={offset}
        hrefAt={(at) => sessionsHref({ ...filter, offset: at })}
      />
    </>
  )
}
