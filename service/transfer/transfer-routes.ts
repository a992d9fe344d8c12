import {
  exportSite as exportSiteOperation,
  importArticles as importArticlesOperation,
  zipMediaType,
} from '#contract/site-transfer.ts'
import { acceptingRoute, type Route, route } from '../core/route.ts'

/** Everything that is published, to take along; articles from elsewhere, as drafts. */
export const transferRoutes: readonly Route[] = [
  route(exportSiteOperation, async (ctx, { query }, { accept }) => {
    const { describeExport, exportSite } = await import('./export-site.ts')
    return accept.includes(zipMediaType)
      ? { status: 200, file: await exportSite(ctx, query) }
      : { status: 200, body: await describeExport(ctx, query) }
  }),
  acceptingRoute(importArticlesOperation, {
    async accept(ctx, { body }) {
      const { importArticles } = await import('./import-articles.ts')
      return importArticles(ctx, body)
    },
    answer: (body) => ({ status: 200, body }),
  }),
]
