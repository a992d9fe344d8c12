import { runNowInput } from '#components/sessions/run-now-input.ts'
import { sessionRequest, sessionsOnCards } from '#components/sessions/sessions-href.ts'
import { SessionsList } from '#components/sessions/sessions-list.tsx'
import { StartedSessions } from '#components/sessions/started-sessions.tsx'
import { drawSoon } from '#components/shell/draw-soon.tsx'
import { HydratedQueries } from '#components/shell/hydrated-queries.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { estimate } from '#contract/credits.ts'
import { getSession, ListSessionsQuery, listSessions } from '#contract/sessions.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { readListFilter } from '#lib/read-list-filter.ts'
import { rowsPerPage } from '#lib/rows-per-page.ts'
import { readForPanel } from '#lib/session-page.ts'
import { changeSessionAction, changeSessionsAction } from '../actions.ts'
import { SessionsSkeleton } from './sessions-skeleton.tsx'

export const metadata = { title: 'Sessions' }

export default function SessionsPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}) {
  return drawSoon(drawSessions(searchParams), <SessionsSkeleton />)
}

async function drawSessions(searchParams: Promise<Record<string, string | string[] | undefined>>) {
  const filter = readListFilter(ListSessionsQuery.omit({ status: true }), await searchParams, rowsPerPage)
  const list = await readForPanel(listSessions, { query: filter })
  const few = list.ok && list.data.total <= sessionsOnCards ? list.data.sessions : []
  // With the price of the next article, so that nothing is pushed down when it comes.
  const details = await Promise.all(few.map(({ session_id }) => readSession(session_id)))
  // An empty list has the way to the first one itself.
  const isEmpty = list.ok && list.data.total === 0
  const offered = list.ok || list.problem.kind !== 'not_offered'
  return (
    <>
      <PageHeader
        title="Sessions"
        lead="A session writes articles on a schedule from a queue of topics."
        actions={
          !isEmpty && (
            <LinkButton variant="primary" href="/sessions/new">
              New session
            </LinkButton>
          )
        }
      />
      {offered ? (
        <HydratedQueries
          entries={[[operationQuery('listSessions', { query: filter }).queryKey, list], ...details.flat()]}
        >
          <SessionsList filter={filter} change={changeSessionsAction} changeOne={changeSessionAction} />
        </HydratedQueries>
      ) : (
        <StartedSessions />
      )}
    </>
  )
}

async function readSession(id: string) {
  const request = sessionRequest(id)
  const session = await readForPanel(getSession, request)
  const input = session.ok ? runNowInput(session.data) : undefined
  const priced = { body: { operation: 'generateArticle', input: input ?? {} } }
  const price = input && (await readForPanel(estimate, priced))
  return [
    [operationQuery('getSession', request).queryKey, session],
    [operationQuery('estimate', priced).queryKey, price?.ok ? price : undefined],
  ] as const
}
