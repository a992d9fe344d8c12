import { cache } from 'react'
import { getBrandScan } from '#lib/agent-api/brand-scans.ts'
import { readForPanel } from '#lib/session-page.ts'

/** The scan of the address, asked for once however many parts of the page want it. */
export const findBrandScan = cache((id: string) => readForPanel((session) => getBrandScan(session, id)))
