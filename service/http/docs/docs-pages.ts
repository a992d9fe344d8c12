import { html, raw } from 'hono/html'
import { exampleHost, type OperationExample, operationExamples } from '#contract/examples.ts'
import { getOpenApi } from '#contract/health.ts'
import type { OpenApiDocument } from '#contract/openapi.ts'
import { clientPackagePath } from '../../config/client-package.ts'
import type { Markup } from '../plain-page.ts'
import { codeFigure } from './code-figure.ts'
import { keyPlaceholder } from './code-samples.ts'
import type { Docs } from './docs-content.ts'
import { type DocsLink, docsLayout } from './docs-layout.ts'
import { errorsDescription } from './errors-page.ts'
import type { Guide } from './guides.ts'
import { highlight } from './highlight.ts'
import { jobs } from './jobs.ts'
import { renderMarkdown, sectionsOf } from './markdown.ts'
import { operationView } from './operation-view.ts'
import type { Reference, ShownOperation } from './reference.ts'
import { membersView, prose, type Schemas } from './schema-view.ts'
import { idSourcesOf } from './shown-example.ts'

export function readDocs(
  document: OpenApiDocument,
  about: Pick<Reference, 'baseUrl' | 'samples' | 'limits'> & {
    dashboardUrl: string
    guides: readonly Guide[]
  },
): Docs {
  const { baseUrl, dashboardUrl, guides, samples, limits } = about
  const all = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): ShownOperation => ({ method, path, operation })),
  )
  const groups = document.tags
    .filter(({ name }) => name !== 'events')
    .map(({ name, description, 'x-displayName': title }) => ({
      noun: name,
      title,
      description,
      operations: all.filter(({ operation }) => operation.tags.includes(name)),
    }))
  const responses = Object.fromEntries(
    Object.entries(document.components.responses).map(([name, one]) => [
      `#/components/responses/${name}`,
      one,
    ]),
  )
  const examples: ReadonlyMap<string, readonly OperationExample[]> = new Map(
    JSON.parse(JSON.stringify([...operationExamples]).replaceAll(exampleHost, baseUrl)),
  )
  return {
    document,
    reference: {
      baseUrl,
      schemas: document.components.schemas as Schemas,
      responses,
      examples,
      samples,
      idSources: idSourcesOf(
        groups.flatMap(({ noun, operations }) => operations.map((one) => ({ ...one, noun }))),
      ),
      limits,
    },
    groups,
    guides,
    navigation: {
      dashboardUrl,
      groups: [
        {
          title: 'Guides',
          links: [
            { title: 'Overview', url: '/docs' },
            ...guides.map(({ title, slug }) => ({ title, url: `/docs/guides/${slug}` })),
          ],
        },
        ...jobs.map(({ title, nouns }) => ({
          title,
          links: inOrder(groups, nouns).map((group) => ({ title: group.title, url: `/docs/${group.noun}` })),
        })),
        { title: 'More', links: [events, errors, changelog] },
      ],
    },
  }
}

const events = {
  title: 'Events',
  url: '/docs/events',
  about: 'What is posted to webhook endpoints, with every payload.',
}
const errors = { title: 'Errors', url: '/docs/errors', about: errorsDescription }
const changelog = {
  title: 'Changelog',
  url: '/docs/changelog',
  about: 'What changed from version to version.',
}

function inOrder(groups: Docs['groups'], nouns: readonly string[]): Docs['groups'] {
  return nouns.flatMap((noun) => groups.filter((group) => group.noun === noun))
}

/** What this is, three ways to begin, and where everything is, by what it is for. */
export function overviewPage({ document, reference, groups, guides, navigation }: Docs): Markup {
  const { baseUrl } = reference
  return docsLayout({
    title: 'Overview',
    description: document.info.description,
    url: '/docs',
    navigation,
    content: html`<h1>Research, write and publish over HTTP</h1>
<p class="lead">What the dashboard does, for your programs. Begin with <a href="/docs/guides/first-article">your first article in five minutes</a>, or choose a way in; all three call the same operations. Version ${document.info.version}.</p>
<div class="ways">${waysIn(baseUrl)}</div>
<table class="about"><tbody>
<tr><th scope="row">Base URL</th><td><code>${baseUrl}</code></td></tr>
<tr><th scope="row">API key</th><td>Send it as <code>Authorization: Bearer</code>. <a href="/docs/guides/authentication">How to get one</a>. Paste it into “Your key”, and every sample is copied with it; it stays in this tab.</td></tr>
<tr><th scope="row">OpenAPI 3.1</th><td><a href="${getOpenApi.path}">${getOpenApi.path}</a></td></tr>
<tr><th scope="row">For models</th><td><a href="/llms.txt">/llms.txt</a>, <a href="/llms-full.txt">/llms-full.txt</a>, and every page as Markdown with <code>.md</code> at its end</td></tr>
</tbody></table>
<h2>Guides</h2>
${entries(guides.map(({ title, slug, description }) => ({ title, url: `/docs/guides/${slug}`, about: description })))}
${jobs.map(
  ({ title, about, nouns }) => html`<h2>${title} <small>${about}</small></h2>
${entries(inOrder(groups, nouns).map((group) => ({ title: group.title, url: `/docs/${group.noun}`, about: group.description })))}`,
)}
<h2>More</h2>
${entries([events, errors, changelog])}`,
  })
}

/** The first call by curl, by the typed client, and of a model. */
function waysIn(baseUrl: string): Markup {
  const ways = [
    {
      title: 'curl',
      about: 'JSON over HTTP, from any language.',
      code: highlight(
        `curl ${baseUrl}/api/agent/me \\\n  -H 'Authorization: Bearer ${keyPlaceholder}'`,
        'bash',
      ),
      next: { title: 'Your first article in five minutes', url: '/docs/guides/first-article' },
    },
    {
      title: 'TypeScript',
      about: 'Every operation as a typed function, and a command line.',
      code: highlight(
        `npm install ${baseUrl}${clientPackagePath}\nnpx masthead claim you@example.com`,
        'bash',
      ),
      next: { title: 'The client and the command line', url: '/docs/guides/typescript' },
    },
    {
      title: 'MCP',
      about: 'The operations as tools. Sign in with your email in the assistant: no API key is needed.',
      code: highlight(`claude mcp add --transport http masthead ${baseUrl}/mcp`, 'bash'),
      next: { title: 'Claude, ChatGPT, Cursor and your own agent', url: '/docs/guides/mcp' },
    },
  ]
  return html`${ways.map(
    ({ title, about, code, next }) =>
      html`<section><h2>${title}</h2><p>${about}</p>${codeFigure('', code, 'bash')}<p><a href="${next.url}">${next.title}</a></p></section>`,
  )}`
}

function entries(all: readonly (DocsLink & { about: string })[]): Markup {
  return html`<ul class="entries">${all.map(({ title, url, about }) => html`<li><a href="${url}">${title}</a><p>${about}</p></li>`)}</ul>`
}

/** Every operation on one noun. */
export function nounPage(docs: Docs, noun: string): Markup | undefined {
  const group = docs.groups.find((one) => one.noun === noun)
  if (!group) return undefined
  const { title, description, operations } = group
  return docsLayout({
    title,
    description,
    url: `/docs/${noun}`,
    navigation: docs.navigation,
    sections: operations.map(({ operation }) => ({
      title: operation.summary,
      url: `#${operation.operationId}`,
    })),
    content: html`<h1>${title}</h1><p class="lead">${description}</p>
<ul class="index">${operations.map(({ method, path, operation }) => html`<li><a href="#${operation.operationId}"><span class="method ${method}">${method.toUpperCase()}</span><span>${operation.summary}</span> <span class="where"><code>${path}</code> <code>${operation.operationId}</code></span></a></li>`)}</ul>
${operations.map((shown) => operationView(shown, docs.reference))}`,
  })
}

/** Every event with its payload. */
export function eventsPage({ document, reference, navigation }: Docs): Markup {
  const description = document.tags.find(({ name }) => name === 'events')?.description ?? ''
  return docsLayout({
    title: 'Events',
    description,
    url: '/docs/events',
    navigation,
    content: html`<h1>Events</h1><p class="lead">${prose(description)}</p>
<p>How to verify, replay and order them: <a href="/docs/guides/webhooks">Receiving webhooks</a>. How to follow them in a stream, which ends after 5 minutes and is then opened again: <a href="/docs/webhooks#listEvents">List events</a>.</p>
<ul class="jump">${Object.keys(document.webhooks).map((type) => html`<li><a href="#${type}">${type}</a></li>`)}</ul>
${Object.entries(document.webhooks).map(([type, event]) => {
  const { post } = Object(event)
  const { schema, example } = post.requestBody.content['application/json']
  return html`<article id="${type}"><div class="said"><h2><a href="#${type}">${type}</a></h2><p>${prose(post.description)}</p>
<h3>Members</h3>${membersView(schema, reference.schemas, type)}</div>
<div class="shown">${codeFigure('Body', highlight(JSON.stringify(example, null, 2), 'json'))}</div></article>`
})}`,
  })
}

export function guidePage({ guides, navigation }: Docs, slug: string): Markup | undefined {
  const guide = guides.find((one) => one.slug === slug)
  if (!guide) return undefined
  const { title, description, text } = guide
  const url = `/docs/guides/${slug}`
  return docsLayout({
    title,
    description,
    url,
    navigation,
    content: html`<div class="with-contents"><div class="guide">${renderMarkdown(text)}</div>${onThisPage(text)}</div>`,
  })
}

/** The headings of a guide, beside it where there is room; none where it is short. */
function onThisPage(text: string): Markup | '' {
  const sections = sectionsOf(text)
  if (sections.length < 3) return ''
  return html`<aside class="contents" aria-labelledby="contents"><p id="contents">On this page</p><ul>${sections.map(
    ({ title, anchor, level }) =>
      html`<li${level > 2 ? raw(' class="sub"') : ''}><a href="#${anchor}">${title}</a></li>`,
  )}</ul></aside>`
}

/** What changed from version to version. */
export function changelogPage({ navigation }: Docs, text: string): Markup {
  return docsLayout({
    title: 'Changelog',
    description: 'What changed from version to version.',
    url: '/docs/changelog',
    navigation,
    content: html`<div class="guide">${renderMarkdown(text.replaceAll(/^## \[(.+?)\]/gm, '## $1'))}</div>`,
  })
}

/** The pages of the documentation for search engines. The published sites have sitemaps of their own. */
export function docsSitemap({ navigation, reference }: Docs): string {
  const urls = navigation.groups.flatMap(({ links }) => links.map(({ url }) => `${reference.baseUrl}${url}`))
  const entries = [`${reference.baseUrl}/`, ...urls].map((url) => `<url><loc>${url}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>
`
}
