import { html, raw } from 'hono/html'
import type { OpenApiDocument } from '#contract/openapi.ts'
import type { Markup } from '../plain-page.ts'
import { docsStyle } from './docs-style.ts'
import { operationView, type Reference, type ShownOperation } from './operation-view.ts'
import { membersView, prose, type ShownSchema, typeView } from './schema-view.ts'

/** The reference that people read, made from the document that programs read. */
export function docsPage(document: OpenApiDocument, options: Omit<Reference, 'schemas'>): Markup {
  const { baseUrl } = options
  const schemas = document.components.schemas as Record<string, ShownSchema>
  const reference: Reference = { ...options, schemas }
  const groups = groupOperations(document)
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Masthead agent API</title>
<meta name="description" content="Every operation of the Masthead agent API, with its price, its members and its errors.">
<style>${raw(docsStyle)}</style>
</head>
<body>
<a class="skip" href="#reference">Skip to the reference</a>
<div class="page">
<nav aria-label="Operations">
<p>Masthead</p>
${groups.map(
  ([noun, operations]) => html`<h2><a href="#noun-${noun}">${titleOf(noun)}</a></h2>
<ul>${operations.map(({ operation }) => html`<li><a href="#${operation.operationId}">${operation.summary}</a></li>`)}</ul>`,
)}
<h2><a href="#events">Events</a></h2>
<h2><a href="#schemas">Schemas</a></h2>
</nav>
<main id="reference">
<h1>Agent API</h1>
<p class="lead">Research, write, publish and distribute content for a tenant. Version ${document.info.version}.</p>
<table><tbody>
<tr><th scope="row">Address</th><td><code>${baseUrl}</code></td></tr>
<tr><th scope="row">A key</th><td><a href="/auth.md">How to get one</a>. Send it as <code>Authorization: Bearer</code>.</td></tr>
<tr><th scope="row">OpenAPI 3.1</th><td><a href="/api/agent/openapi.json">/api/agent/openapi.json</a></td></tr>
<tr><th scope="row">MCP</th><td><code>${baseUrl}/mcp</code>, the operations as tools, with the same key; <code>?toolsets=all</code> lists every one</td></tr>
<tr><th scope="row">For models</th><td><a href="/llms.txt">/llms.txt</a></td></tr>
</tbody></table>
${groups.map(
  ([noun, operations]) => html`<section aria-labelledby="noun-${noun}">
<h2 id="noun-${noun}">${titleOf(noun)}</h2>
${operations.map((shown) => operationView(shown, reference))}
</section>`,
)}
<section aria-labelledby="events">
<h2 id="events">Events</h2>
<p>Sent to your webhook endpoints, signed as Standard Webhooks 1.0.0 says.</p>
<table><tbody>${Object.entries(document.webhooks).map(
    ([type, event]) =>
      html`<tr><th scope="row"><code>${type}</code></th><td>${prose(summaryOf(event))}</td></tr>`,
  )}</tbody></table>
</section>
<section aria-labelledby="schemas">
<h2 id="schemas">Schemas</h2>
${Object.entries(schemas).map(
  ([name, schema]) => html`<article id="schema-${name}"><h3>${name}</h3>
${schema.description ? html`<p>${prose(schema.description)}</p>` : ''}
${membersView(schema) || html`<p>${typeView(schema)}</p>`}</article>`,
)}
</section>
</main>
</div>
</body>
</html>`
}

function groupOperations(document: OpenApiDocument): [noun: string, operations: ShownOperation[]][] {
  const all = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): ShownOperation => ({ method, path, operation })),
  )
  return [...Map.groupBy(all, ({ operation }) => operation.tags[0] ?? 'other')]
}

/** `brand-scans` as a heading. */
function titleOf(noun: string): string {
  const words = noun.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function summaryOf(event: unknown): string {
  return String(Object(Object(event).post).summary ?? '')
}
