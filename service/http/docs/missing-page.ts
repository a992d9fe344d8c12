import { html } from 'hono/html'
import { routeNotFound } from '../../core/errors.ts'
import type { HttpApp } from '../app.ts'
import { acceptsHtml } from '../not-found-page.ts'
import type { Markup } from '../plain-page.ts'
import { sendMissing } from '../send-page.ts'
import type { Docs } from './docs-content.ts'
import { docsLayout } from './docs-layout.ts'
import { nearestPages } from './nearest-pages.ts'

/**
 * Answers every path below `/docs` that nothing else does: one of a page with a slash at its end leads there; any other is
 * a 404, a page for a browser and JSON for a program, with what was probably meant. `policy` is that of the pages.
 */
export function answerMissingPages(app: HttpApp, docs: () => Docs, policy: string): void {
  app.get('/docs/*', (request) => {
    const { path } = request.req
    const pages = docs().navigation.groups.flatMap(({ links }) => links.map(({ url }) => url))
    const plain = path.replace(/\/+$/, '')
    if (plain !== path && pages.includes(plain)) return request.redirect(plain, 301)
    if (acceptsHtml(request)) {
      const text = String(missingPage(docs(), path))
      return sendMissing({ text, contentType: 'text/html; charset=utf-8', policy })
    }
    const near = nearestPages(path, docs()).map(({ url }) => url)
    throw routeNotFound(
      near.length > 0 ? `Did you mean ${near.join(' or ')}?` : 'GET /docs lists every page.',
    )
  })
}

/** What was probably meant, within the menu and the search of every page. */
function missingPage(docs: Docs, path: string): Markup {
  const near = nearestPages(path, docs)
  return docsLayout({
    title: 'Page not found',
    description: 'There is no such page.',
    url: path,
    navigation: docs.navigation,
    content: html`<h1>Page not found</h1>
<p class="lead">The documentation has no page at <code>${path.slice(0, 100)}</code>.</p>
${near.length > 0 ? html`<h2>Did you mean</h2><ul class="meant">${near.map(({ title, url }) => html`<li><a href="${url}">${title}</a> <code>${url}</code></li>`)}</ul>` : ''}
<p>Search at the top finds operations, fields, error codes and events. Or begin at the <a href="/docs">overview</a>.</p>`,
  })
}
