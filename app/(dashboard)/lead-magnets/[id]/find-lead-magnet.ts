import { cache } from 'react'
import { getLeadMagnet } from '#lib/agent-api/lead-magnets.ts'
import { readForPanel } from '#lib/session-page.ts'

/** The lead magnet of the address, asked for once however many parts of the page want it. */
export const findLeadMagnet = cache((id: string) => readForPanel((session) => getLeadMagnet(session, id)))
