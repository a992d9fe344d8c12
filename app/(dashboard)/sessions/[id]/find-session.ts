import { cache } from 'react'
import { sessionListFilter } from '#components/sessions/session-list-filter.ts'
import { getSession } from '#lib/agent-api/sessions.ts'
import { readForPanel } from '#lib/session-page.ts'

/** The session of the address with a page of its runs, asked for once however many parts of the page want it. */
export const findSession = cache((id: string, runsOffset: number) =>
  readForPanel((session) => getSession(session, id, sessionListFilter({ offset: String(runsOffset) }))),
)
