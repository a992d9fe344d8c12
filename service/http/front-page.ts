import type { Context as Request } from 'hono'
import { html } from 'hono/html'
import { clientPackagePath } from '../config/client-package.ts'
import { version } from '../config/version.ts'
import { listPublicSites } from '../site/list-public-sites.ts'
import type { Mount } from './app.ts'
import { acceptsHtml } from './not-found-page.ts'
import { iconSvg, plainPage, plainPagePolicy, sheet } from './plain-page.ts'
import { sendText } from './send-page.ts'
import { staticText } from './static-text.ts'

const cached = { 'Cache-Control': 'public, max-age=300' }
const description = 'Content marketing for software agents: research, write, publish and distribute.'
/** Where a person who builds on it begins. */
const ways = [
  {
    title: 'First article in five minutes',
    text: 'From an email address to a published article, with curl',
    path: '/docs/guides/first-article',
  },
  { title: 'API documentation', text: 'Every operation, with code to copy', path: '/docs' },
  { title: 'MCP', text: 'The operations as tools for Claude, ChatGPT or Cursor', path: '/docs/guides/mcp' },
  { title: 'TypeScript', text: 'A typed client and a command line', path: '/docs/guides/typescript' },
  { title: 'API keys', text: 'How an agent gets one by itself', path: '/auth.md' },
]
const svg = { ...cached, 'Content-Type': 'image/svg+xml' }

/** What leads to everything else: the root for people and for programs, and the catalog of RFC 9727. */
export const mountFrontPage: Mount = (app, ctx) => {
  const base = ctx.config.serviceUrl
  // RFC 8631 and RFC 9727.
  const links = {
    Link: [
      `<${base}/openapi.json>; rel="service-desc"; type="application/json"`,
      `<${base}/docs>; rel="service-doc"; type="text/html"`,
      `<${base}/.well-known/api-catalog>; rel="api-catalog"`,
      `<${base}/api/agent/health>; rel="status"`,
    ].join(', '),
  }
  const index = {
    name: 'Masthead API',
    version,
    description,
    get_a_key: `${base}/auth.md`,
    openapi: `${base}/openapi.json`,
    docs: `${base}/docs`,
    llms: `${base}/llms.txt`,
    mcp: `${base}/mcp`,
    client: `${base}${clientPackagePath}`,
    health: `${base}/api/agent/health`,
    api_catalog: `${base}/.well-known/api-catalog`,
    dashboard: ctx.config.dashboardUrl,
  }
  const sendIndex = staticText(() => ({
    text: JSON.stringify(index),
    contentType: 'application/json',
    cacheControl: cached['Cache-Control'],
    varies: 'Accept',
  }))
  const answerIndex = async (request: Request) => {
    const answer = await sendIndex(request)
    answer.headers.set('Link', links.Link)
    return answer
  }
  // What the catalog names as the API leads on, too.
  app.get('/api/agent', answerIndex)
  app.get('/', async (request) => {
    if (!acceptsHtml(request)) return answerIndex(request)
    // The way to the dashboard needs no database.
    const sites = await listPublicSites(ctx).catch(() => [])
    const body = html`${sheet(html`<h1>Articles that show their sources</h1>
      <p>Masthead researches, writes, publishes and distributes content from your own documents. People work in the dashboard, software agents through the API.</p>
      <div class="choices"><a class="button" href="${ctx.config.dashboardUrl}">Open the dashboard</a>${sites.map(
        ({ title, url }) => html` <a class="button quiet" href="${url}">Read ${title}</a>`,
      )}</div>`)}
      ${sheet(html`<h2>For developers and agents</h2>
      <ul class="ways">${ways.map(
        ({ title, text, path }) =>
          html`<li><a href="${path}">${title}</a> <span class="soft">${text}</span></li>`,
      )}</ul>
      <p class="soft">Machine-readable: <a href="/openapi.json">OpenAPI</a>, <a href="/llms.txt">llms.txt</a>, <a href="${clientPackagePath}">client package</a></p>`)}`
    const answer = await sendText(request, {
      text: String(plainPage('Overview', body, description)),
      contentType: 'text/html; charset=utf-8',
      // What audits a page asks for /robots.txt from within it.
      policy: `${plainPagePolicy}; connect-src 'self'`,
    })
    answer.headers.set('Link', links.Link)
    answer.headers.set('Vary', 'Accept, Accept-Encoding')
    return answer
  })
  const type = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"'
  const catalog = JSON.stringify({
    linkset: [
      {
        anchor: `${base}/api/agent`,
        'service-desc': [{ href: `${base}/openapi.json`, type: 'application/json' }],
        'service-doc': [{ href: `${base}/docs`, type: 'text/html' }],
        'service-meta': [{ href: `${base}/llms.txt`, type: 'text/plain' }],
        status: [{ href: `${base}/api/agent/health`, type: 'application/json' }],
      },
      {
        anchor: `${base}/mcp`,
        'service-doc': [{ href: `${base}/docs/guides/mcp`, type: 'text/html' }],
        'service-meta': [
          { href: `${base}/.well-known/oauth-protected-resource/mcp`, type: 'application/json' },
        ],
      },
    ],
  })
  app.get('/.well-known/api-catalog', (request) =>
    request.body(catalog, 200, { ...cached, 'Content-Type': type, Link: links.Link }),
  )
  for (const path of ['/favicon.ico', '/favicon.svg']) {
    app.get(path, (request) => request.body(iconSvg, 200, svg))
  }
}
