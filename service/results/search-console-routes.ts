import {
  connectSearchConsole as connectSearchConsoleOperation,
  disconnectSearchConsole as disconnectSearchConsoleOperation,
  getSearchConsole as getSearchConsoleOperation,
  importSearchFigures as importSearchFiguresOperation,
} from '#contract/search-console.ts'
import { type Route, route } from '../core/route.ts'
import { importSearchFigures } from './import-search-figures.ts'
import { connectSearchConsole, disconnectSearchConsole, getSearchConsole } from './search-connection.ts'

/** Search Console: connect, disconnect, import. */
export const searchConsoleRoutes: readonly Route[] = [
  route(getSearchConsoleOperation, async (ctx) => ({ status: 200, body: await getSearchConsole(ctx) })),
  route(connectSearchConsoleOperation, async (ctx, { body }, { signal }) => ({
    status: 200,
    body: await connectSearchConsole(ctx, body, signal),
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
