import { readFileSync } from 'node:fs'
import { getOpenApi } from '#contract/health.ts'
import type { OperationShape } from '#contract/operation.ts'
import { version } from '../../config/version.ts'
import { securityPolicy } from '../../site/content-security-policy.ts'
import type { Mount } from '../app.ts'
import { authGuide } from '../auth-guide.ts'
import type { Markup } from '../plain-page.ts'
import { prefersMarkdown } from '../prefers-markdown.ts'
import { limitWords } from '../rate-limit.ts'
import { routes } from '../routes.ts'
import { staticText } from '../static-text.ts'
import { describeApi } from './api-description.ts'
import type { Docs } from './docs-content.ts'
import {
  changelogPage,
  docsSitemap,
  eventsPage,
  guidePage,
  nounPage,
  overviewPage,
  readDocs,
} from './docs-pages.ts'
import { docsStyle } from './docs-style.ts'
import { errorsMarkdown, errorsPage } from './errors-page.ts'
import { type Guide, guideOf, guideSlugs, readGuides } from './guides.ts'
import { eventsMarkdown, llmsFullTxt, nounMarkdown } from './llms-full-txt.ts'
import { answerMissingPages } from './missing-page.ts'
import { searchIndex } from './search-index.ts'
import { serviceLlmsTxt } from './service-llms-txt.ts'

const policy = `${securityPolicy([docsStyle])}; script-src 'self'`
const fiveMinutes = 'public, max-age=300'

const authentication = 'authentication'

/** The guides, and after the first of them what `/auth.md` says. */
function allGuides(baseUrl: string, mail: { hasOutbox: boolean }): Guide[] {
  const [first, ...others] = readGuides(baseUrl, mail)
  const keys = {
    ...guideOf(authentication, authGuide(baseUrl, version, mail)),
    title: 'Authentication',
    description: 'How a program gets an API key for an email address, or signs in by OAuth 2.1.',
  }
  return first ? [first, keys, ...others] : [keys]
}

const readChangelog = () => readFileSync(new URL('../../../CHANGELOG.md', import.meta.url), 'utf8')

/** The value of a function that is called by the first who needs it. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** The body that each operation is shown with. */
function samplesOf(operations: readonly OperationShape[]) {
  return new Map(
    operations.flatMap(({ id, body, sample }) => (body && sample ? [[id, sample] as const] : [])),
  )
}

/** What people and programs read first: the documentation at `/docs`, the OpenAPI document, and `/llms.txt`. */
export const mountDocs: Mount = (app, ctx) => {
  const baseUrl = ctx.config.serviceUrl
  const operations = routes.map(({ operation }) => operation)
  const description = once(() => describeApi(ctx, operations))
  const words = new Map(operations.map((one) => [one.id, limitWords(ctx.config, one)]))
  const docs = once(() =>
    readDocs(description(), {
      baseUrl,
      dashboardUrl: ctx.config.dashboardUrl,
      guides: allGuides(baseUrl, { hasOutbox: ctx.engines.outbox !== undefined }),
      samples: samplesOf(operations),
      limits: ({ operationId }) => words.get(operationId) ?? 'No limit',
    }),
  )
  const page = (make: (all: Docs) => Markup | undefined, varies: 'Accept') =>
    staticText(() => ({
      text: String(make(docs()) ?? ''),
      contentType: 'text/html; charset=utf-8',
      policy,
      varies,
    }))
  const text = (contentType: string, make: () => string) =>
    staticText(() => ({
      text: make(),
      contentType: `${contentType}; charset=utf-8`,
      cacheControl: fiveMinutes,
    }))

  const openApi = text('application/json', () => JSON.stringify(description()))
  for (const path of ['/openapi.json', getOpenApi.path])
    app.get(path, (request) => {
      request.set('operationId', getOpenApi.id)
      return openApi(request)
    })
  /** A page, and its twin in Markdown below `.md` and for whoever prefers that. */
  const pageWithTwin = (
    path: string,
    make: (all: Docs) => Markup | undefined,
    twin: (all: Docs) => string,
  ) => {
    const html = page(make, 'Accept')
    const markdown = staticText(() => ({
      text: twin(docs()),
      contentType: 'text/markdown; charset=utf-8',
      varies: 'Accept',
    }))
    app.get(path, (request) => (prefersMarkdown(request) ? markdown(request) : html(request)))
    app.get(`${path}.md`, markdown)
  }
  pageWithTwin('/docs', overviewPage, serviceLlmsTxt)
  pageWithTwin('/docs/events', eventsPage, eventsMarkdown)
  pageWithTwin('/docs/errors', errorsPage, errorsMarkdown)
  pageWithTwin('/docs/changelog', (all) => changelogPage(all, readChangelog()), readChangelog)
  for (const noun of new Set(operations.map(({ noun }) => noun))) {
    pageWithTwin(
      `/docs/${noun}`,
      (all) => nounPage(all, noun),
      (all) => nounMarkdown(all, noun),
    )
  }
  // The overview lists the guides; this is where one who cuts the address of a guide short arrives.
  app.get('/docs/guides', (request) => request.redirect('/docs', 301))
  for (const slug of [...guideSlugs(), authentication]) {
    pageWithTwin(
      `/docs/guides/${slug}`,
      (all) => guidePage(all, slug),
      (all) => all.guides.find((guide) => guide.slug === slug)?.text ?? '',
    )
  }
  const script = new URL('./browser/docs.js', import.meta.url)
  app.get(
    '/docs/docs.js',
    text('text/javascript', () => readFileSync(script, 'utf8')),
  )
  app.get(
    '/docs/search.json',
    text('application/json', () => JSON.stringify(searchIndex(docs()))),
  )
  app.get(
    '/sitemap.xml',
    text('application/xml', () => docsSitemap(docs())),
  )
  app.get(
    '/llms.txt',
    text('text/plain', () => serviceLlmsTxt(docs())),
  )
  app.get(
    '/llms-full.txt',
    text('text/plain', () => llmsFullTxt(docs())),
  )
  answerMissingPages(app, docs, policy)
}
