import { cache } from 'react'
import { getDocument } from '#lib/agent-api/knowledge.ts'
import { readForPanel } from '#lib/session-page.ts'

/** The document of the address, read once however many parts of the page ask for it. */
export const readDocument = cache((id: string) => readForPanel((session) => getDocument(session, id)))
