import {
  addTrackedSite as addTrackedSiteOperation,
  deleteTrackedSite as deleteTrackedSiteOperation,
  getResults as getResultsOperation,
  listTrackedSites as listTrackedSitesOperation,
} from '#contract/results.ts'
import { type Route, route } from '../core/route.ts'
import { getResults, listResultPages } from './get-results.ts'
import { resultsCsv } from './results-csv.ts'
import { addTrackedSite, deleteTrackedSite, listTrackedSites } from './tracked-sites.ts'

/** Results: read them, and name the sites elsewhere that are counted. */
export const resultRoutes: readonly Route[] = [
  route(getResultsOperation, async (ctx, { query }, { accept }) => {
    if (!accept.includes('text/csv')) return { status: 200, body: await getResults(ctx, query) }
    const content = resultsCsv(await listResultPages(ctx, query))
    return { status: 200, text: { content, mediaType: 'text/csv', fileName: 'results.csv' } }
  }),
  route(listTrackedSitesOperation, async (ctx) => ({
    status: 200,
    body: { sites: await listTrackedSites(ctx) },
  })),
  route(addTrackedSiteOperation, async (ctx, { body }) => {
    const { site, isNew } = await addTrackedSite(ctx, body)
    if (!isNew) return { status: 200, body: site }
    return { status: 201, body: site, headers: { Location: `/api/agent/results/sites/${site.id}` } }
  }),
  route(deleteTrackedSiteOperation, async (ctx, { params }) => {
    await deleteTrackedSite(ctx, params.id)
    return { status: 200, body: { success: true } }
  }),
]
