import { cache } from 'react'
import { getScoutRun } from '#lib/agent-api/scout-runs.ts'
import { readForPage } from '#lib/session-page.ts'

/** The scout run of the address, read once however many parts of the page ask for it. */
export const readScoutRun = cache((id: string) => readForPage((session) => getScoutRun(session, id)))
