import type { Metadata } from 'next'
import { SavedSession } from '#components/sessions/saved-session.tsx'
import { SessionView } from '#components/sessions/session-view.tsx'
import { sessionRequest } from '#components/sessions/sessions-href.ts'
import { drawSoon, recordMs, titleSoon } from '#components/shell/draw-soon.tsx'
import { HydratedQueries } from '#components/shell/hydrated-queries.tsx'
import { PageQuery } from '#contract/primitives.ts'
import { getSession } from '#contract/sessions.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { readListFilter } from '#lib/read-list-filter.ts'
import { rowsPerPage } from '#lib/rows-per-page.ts'
import { readForPanel } from '#lib/session-page.ts'
import { RecordProblem } from '../../record-problem.tsx'
import { changeSessionAction } from '../actions.ts'
import { SessionPageSkeleton } from './session-page-skeleton.tsx'

type SessionPageProps = {
  params: Promise<{ id: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params, searchParams }: SessionPageProps): Promise<Metadata> {
  const { offset } = readListFilter(PageQuery, await searchParams, rowsPerPage)
  const reading = readForPanel(getSession, sessionRequest((await params).id, offset))
  return titleSoon(reading, (session) => session.categories.join(', '), 'Session')
}

export default function SessionPage(props: SessionPageProps) {
  return drawSoon(drawSession(props), <SessionPageSkeleton />, recordMs)
}

async function drawSession({ params, searchParams }: SessionPageProps) {
  const { id } = await params
  const { offset } = readListFilter(PageQuery, await searchParams, rowsPerPage)
  const result = await readForPanel(getSession, sessionRequest(id, offset))
  if (!result.ok) {
    // A server that tells nothing of sessions may still have started this one: here is what this browser knows of it.
    if (result.problem.kind === 'not_offered') return <SavedSession id={id} />
    return <RecordProblem problem={result.problem} />
  }
  return (
    <HydratedQueries entries={[[operationQuery('getSession', sessionRequest(id, offset)).queryKey, result]]}>
      <SessionView id={id} runsOffset={offset} change={changeSessionAction} />
    </HydratedQueries>
  )
}
