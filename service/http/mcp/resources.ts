import type { ReadResourceResult, Resource, ResourceTemplateType } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { ArticleList, listArticles } from '#contract/articles.ts'
import { getBrandScan } from '#contract/brand-scans.ts'
import type { Price } from '#contract/credits.ts'
import { Draft, getDraft } from '#contract/drafts.ts'
import {
  getDocument,
  KnowledgeDocumentDetail,
  KnowledgeDocumentList,
  listDocuments,
} from '#contract/knowledge.ts'
import { getWarmLead, listWarmLeads, WarmLeadList } from '#contract/warm-leads.ts'
import type { Ask } from './follow-job.ts'
import { readReportFile, reportFileTemplate } from './report-files.ts'

/** Characters of one read; what is longer goes on at `?from=`. */
const maxCharacters = 60_000
const shownOfEach = 20

const markdown = 'text/markdown'
const json = 'application/json'

type ReadableRecord = {
  kind: string
  template: ResourceTemplateType
  /** Path of the operation that reads it, with the id put in. */
  path(id: string): string
  text(body: unknown): string
  mimeType: string
}

const records: readonly ReadableRecord[] = [
  {
    kind: 'articles',
    template: {
      uriTemplate: 'masthead://articles/{id}',
      name: 'article',
      title: 'The text of an article',
      description: 'Title, summary and Markdown with numbered sources, as a draft or published.',
      mimeType: markdown,
    },
    path: (id) => getDraft.path.replace('{id}', id),
    text: (body) => articleText(Draft.parse(body)),
    mimeType: markdown,
  },
  {
    kind: 'documents',
    template: {
      uriTemplate: 'masthead://documents/{id}',
      name: 'document',
      title: 'A document of the knowledge base',
      description: 'Its passages in order, under their headings.',
      mimeType: markdown,
    },
    path: (id) => getDocument.path.replace('{id}', id),
    text: (body) => documentText(KnowledgeDocumentDetail.parse(body)),
    mimeType: markdown,
  },
  {
    kind: 'reports',
    template: {
      uriTemplate: 'masthead://reports/{runId}',
      name: 'report',
      title: 'A report on a company',
      description: 'Signals, fit, contacts and drafts with their evidence.',
      mimeType: json,
    },
    path: (id) => getWarmLead.path.replace('{runId}', id),
    text: (body) => JSON.stringify(body, null, 1),
    mimeType: json,
  },
  {
    kind: 'brand-scans',
    template: {
      uriTemplate: 'masthead://brand-scans/{id}',
      name: 'brand-scan',
      title: 'A scan of the visibility of a brand',
      description: 'Score, answers of each engine and recommendations.',
      mimeType: json,
    },
    path: (id) => getBrandScan.path.replace('{id}', id),
    text: (body) => JSON.stringify(body, null, 1),
    mimeType: json,
  },
]

export const resourceTemplates: readonly ResourceTemplateType[] = [
  ...records.map(({ template }) => template),
  reportFileTemplate,
]

const pricesResource: Resource = {
  uri: 'masthead://prices',
  name: 'prices',
  title: 'Prices',
  description: 'What each operation costs, in credits.',
  mimeType: markdown,
}

/** The prices, and the newest articles, documents and reports. */
export async function listResources(ask: Ask): Promise<Resource[]> {
  const newest = async <T>(path: string, schema: z.ZodType<T>): Promise<T | undefined> => {
    const answer = await ask('GET', `${path}?limit=${shownOfEach}`)
    return answer.ok ? schema.parse(await answer.json()) : undefined
  }
  const [articles, documents, reports] = await Promise.all([
    newest(listArticles.path, ArticleList),
    newest(listDocuments.path, KnowledgeDocumentList),
    newest(listWarmLeads.path, WarmLeadList),
  ])
  return [
    pricesResource,
    ...(articles?.articles ?? [])
      .filter(({ version }) => version !== undefined)
      .map(({ id, title, topic, status }) => entry('articles', id, title ?? topic, status, markdown)),
    ...(documents?.documents ?? []).map(({ id, title }) =>
      entry('documents', id, title, 'Document of the knowledge base', markdown),
    ),
    ...(reports?.runs ?? []).map(({ id, domain, status }) => entry('reports', id, domain, status, json)),
  ]
}

function entry(
  kind: string,
  id: string | undefined,
  title: string | undefined,
  description: string,
  mimeType: string,
): Resource {
  return {
    uri: `masthead://${kind}/${id}`,
    name: `${kind}/${id}`,
    ...(title !== undefined && { title }),
    description,
    mimeType,
  }
}

/** The content of a resource; undefined for an address at which there is nothing. */
export async function readResource(
  uri: string,
  { ask, prices }: { ask: Ask; prices: readonly Price[] },
): Promise<ReadResourceResult | undefined> {
  if (uri === pricesResource.uri) return part(uri, pricesText(prices), markdown)
  const file = await readReportFile(uri, ask)
  if (file) return file
  const { protocol, hostname, pathname } = URL.parse(uri) ?? {}
  const record = protocol === 'masthead:' ? records.find(({ kind }) => kind === hostname) : undefined
  const id = z.guid().safeParse(pathname?.slice(1)).data
  if (!record || id === undefined) return undefined
  const answer = await ask('GET', record.path(id))
  return answer.ok ? part(uri, record.text(await answer.json()), record.mimeType) : undefined
}

/** From `?from=` on, as much as one read may have, with where it goes on. */
function part(uri: string, text: string, mimeType: string): ReadResourceResult {
  const address = new URL(uri)
  const from = Math.max(0, Math.trunc(Number(address.searchParams.get('from') ?? 0)) || 0)
  const end = from + maxCharacters
  const shown = text.slice(from, end)
  if (end >= text.length) return { contents: [{ uri, mimeType, text: shown }] }
  address.searchParams.set('from', String(end))
  return { contents: [{ uri, mimeType, text: `${shown}\n\n[Goes on at ${address.href}]` }] }
}

function articleText({ title, description, markdown: text, sources }: Draft): string {
  const list = sources.map(
    ({ reference, title: name, url }) => `[${reference}] ${name}${url ? ` ${url}` : ''}`,
  )
  const summary = description ? [`> ${description}`] : []
  return [
    `# ${title}`,
    ...summary,
    text,
    ...(list.length > 0 ? [`## Sources\n\n${list.join('\n')}`] : []),
  ].join('\n\n')
}

function documentText({ title, chunks }: KnowledgeDocumentDetail): string {
  const parts = chunks.map(({ heading_path: headings, text }) => {
    const heading = headings.at(-1)
    return heading ? `## ${heading}\n\n${text}` : text
  })
  return [`# ${title}`, ...parts].join('\n\n')
}

function pricesText(prices: readonly Price[]): string {
  const rows = prices.map(
    ({ operation, label, credits, unit }) =>
      `| ${operation} | ${label}${unit ? `, a ${unit}` : ''} | ${credits} |`,
  )
  return [
    '# Prices in credits',
    ['| operation | what | credits |', '|---|---|---|', ...rows].join('\n'),
  ].join('\n\n')
}
