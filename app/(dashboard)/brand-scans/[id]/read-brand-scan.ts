import { cache } from 'react'
import { getBrandScan } from '#lib/agent-api/brand-scans.ts'
import { readForPage } from '#lib/session-page.ts'

/** The scan of the address, read once however many parts of the page ask for it. */
export const readBrandScan = cache((id: string) => readForPage((session) => getBrandScan(session, id)))
