import { cache } from 'react'
import { getScoutRun } from '#lib/agent-api/scout-runs.ts'
import { readForPanel } from '#lib/session-page.ts'

/** The scout run of the address, asked for once however many parts of the page want it. */
export const findScoutRun = cache((id: string) => readForPanel((session) => getScoutRun(session, id)))
