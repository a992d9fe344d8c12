import { cache } from 'react'
import { getLeadMagnet } from '#lib/agent-api/lead-magnets.ts'
import { readForPage } from '#lib/session-page.ts'

/** The lead magnet of the address, read once however many parts of the page ask for it. */
export const readLeadMagnet = cache((id: string) => readForPage((session) => getLeadMagnet(session, id)))
