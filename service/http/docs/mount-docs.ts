import { getOpenApi } from '#contract/health.ts'
import { openApiDocument } from '#contract/openapi.ts'
import { version } from '../../config/version.ts'
import type { Context } from '../../core/context.ts'
import { listPrices } from '../../credits/list-prices.ts'
import { charges } from '../../registry/registry.ts'
import { securityPolicy } from '../../site/content-security-policy.ts'
import type { HttpApp } from '../app.ts'
import { routes } from '../routes.ts'
import { sendText } from '../send-page.ts'
import { staticText } from '../static-text.ts'
import { describeApi } from './api-description.ts'
import { docsPage } from './docs-page.ts'
import { docsStyle } from './docs-style.ts'
import { serviceLlmsTxt } from './service-llms-txt.ts'

/** What people and programs read first: the reference at `/docs`, and `/llms.txt`. */
export function mountDocs(app: HttpApp, ctx: Context): void {
  const baseUrl = ctx.config.serviceUrl
  // Created on first request: it takes a good part of a second, and then never changes.
  let known: Promise<string> | undefined
  const reference = () => {
    known ??= Promise.resolve(
      docsPage(openApiDocument({ operations: routes.map(({ operation }) => operation), baseUrl, version }), {
        baseUrl,
        prices: listPrices(ctx.prices, charges),
        samples: new Map(routes.map(({ operation: { id, sample } }) => [id, sample])),
      }),
    ).then(String)
    return known
  }
  const description = staticText(() => ({
    text: JSON.stringify(
      describeApi(
        ctx,
        routes.map(({ operation }) => operation),
      ),
    ),
    contentType: 'application/json; charset=utf-8',
    cacheControl: 'public, max-age=300',
  }))
  for (const path of ['/openapi.json', getOpenApi.path]) app.get(path, description)
  app.get('/docs', async (request) =>
    sendText(request, {
      text: await reference(),
      contentType: 'text/html; charset=utf-8',
      policy: securityPolicy([docsStyle]),
    }),
  )
  app.get('/llms.txt', (request) =>
    sendText(request, { text: serviceLlmsTxt(baseUrl), contentType: 'text/plain; charset=utf-8' }),
  )
}
