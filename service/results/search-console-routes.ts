import {
  completeSearchConsent as completeSearchConsentOperation,
  connectSearchConsole as connectSearchConsoleOperation,
  disconnectSearchConsole as disconnectSearchConsoleOperation,
  getSearchConsole as getSearchConsoleOperation,
  importSearchFigures as importSearchFiguresOperation,
  requestSearchConsent as requestSearchConsentOperation,
} from '#contract/search-console.ts'
import { type Route, route } from '../core/route.ts'
import { importSearchFigures } from './import-search-figures.ts'
import { connectSearchConsole, disconnectSearchConsole, getSearchConsole } from './search-connection.ts'
import { completeSearchConsent, requestSearchConsent } from './search-consent.ts'

/** Search Console: connect, disconnect, import. */
export const searchConsoleRoutes: readonly Route[] = [
  route(getSearchConsoleOperation, async (ctx) => ({ status: 200, body: await getSearchConsole(ctx) })),
  route(connectSearchConsoleOperation, async (ctx, { body }, { signal }) => ({
    status: 200,
    body: await connectSearchConsole(ctx, body, signal),
  })),
  route(requestSearchConsentOperation, async (ctx, { body }) => ({
    status: 200,
    body: await requestSearchConsent(ctx, body),
  })),
  route(completeSearchConsentOperation, async (ctx, { body }, { signal }) => ({
    status: 200,
    body: await completeSearchConsent(ctx, body, signal),
  })),
  route(disconnectSearchConsoleOperation, async (ctx) => {
    await disconnectSearchConsole(ctx)
    return { status: 200, body: { success: true } }
  }),
  route(importSearchFiguresOperation, async (ctx, { body }) => ({
    status: 200,
    body: await importSearchFigures(ctx, body),
  })),
]
