import type { Metadata } from 'next'
import { SavedSession } from '#components/sessions/saved-session.tsx'
import { sessionListFilter, sessionRequest } from '#components/sessions/session-list-filter.ts'
import { SessionView } from '#components/sessions/session-view.tsx'
import { HydratedQueries } from '#components/shell/hydrated-queries.tsx'
import { getSession } from '#contract/sessions.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { readForPanel } from '#lib/session-page.ts'
import { changeSessionAction } from '../actions.ts'

type SessionPageProps = {
  params: Promise<{ id: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params, searchParams }: SessionPageProps): Promise<Metadata> {
  const { offset = 0 } = sessionListFilter(await searchParams)
  const result = await readForPanel(getSession, sessionRequest((await params).id, offset))
  return { title: result.ok ? result.data.categories.join(', ') : 'Session' }
}

export default async function SessionPage({ params, searchParams }: SessionPageProps) {
  const { id } = await params
  const { offset = 0 } = sessionListFilter(await searchParams)
  const result = await readForPanel(getSession, sessionRequest(id, offset))
  if (!result.ok && result.problem.kind === 'not_offered') return <SavedSession id={id} />
  return (
    <HydratedQueries entries={[[operationQuery('getSession', sessionRequest(id, offset)).queryKey, result]]}>
      <SessionView id={id} runsOffset={offset} change={changeSessionAction} />
    </HydratedQueries>
  )
}
