import { cache } from 'react'
import { getWarmLead } from '#lib/agent-api/warm-leads.ts'
import { readForPanel } from '#lib/session-page.ts'

/** The report of the address, asked for once however many parts of the page want it. */
export const findWarmLead = cache((id: string) => readForPanel((session) => getWarmLead(session, id)))
