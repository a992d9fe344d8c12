import {
  type CompleteRequestParams,
  type CompleteResult,
  ProtocolError,
  ProtocolErrorCode,
} from '@modelcontextprotocol/server'
import { ArticleList, listArticles } from '#contract/articles.ts'
import { BrandScanList, listBrandScans } from '#contract/brand-scans.ts'
import { builtInLanguages } from '#contract/built-in-languages.ts'
import { KnowledgeDocumentList, listDocuments } from '#contract/knowledge.ts'
import { listWarmLeads, WarmLeadList } from '#contract/warm-leads.ts'
import type { Ask } from './follow-job.ts'
import { promptList } from './prompts.ts'
import { reportFileTemplate } from './report-files.ts'
import { resourceTemplates } from './resources.ts'

/** As many as the protocol lets one answer have. */
const maxValues = 100

/** What an argument may be: the value, and the words by which a person looks for it. */
type Candidate = { value: string; words?: string | undefined }
type Candidates = (ask: Ask) => Promise<Candidate[]>

async function read<T>(ask: Ask, path: string, parse: (body: unknown) => T): Promise<T | undefined> {
  const answer = await ask('GET', `${path}?limit=${maxValues}`)
  return answer.ok ? parse(await answer.json()) : undefined
}

const readArticles = (ask: Ask) => read(ask, listArticles.path, (body) => ArticleList.parse(body).articles)
const readScans = (ask: Ask) => read(ask, listBrandScans.path, (body) => BrandScanList.parse(body))
const readReports = (ask: Ask) => read(ask, listWarmLeads.path, (body) => WarmLeadList.parse(body).runs)

const articles: Candidates = async (ask) =>
  ((await readArticles(ask)) ?? []).flatMap(({ id, title, topic }) =>
    id === undefined ? [] : [{ value: id, words: title ?? topic }],
  )
const drafts: Candidates = async (ask) =>
  ((await readArticles(ask)) ?? []).flatMap(({ id, status, title }) =>
    id === undefined || status !== 'generated' ? [] : [{ value: id, words: title }],
  )
const documents: Candidates = async (ask) =>
  ((await read(ask, listDocuments.path, (body) => KnowledgeDocumentList.parse(body).documents)) ?? []).map(
    ({ id, title }) => ({ value: id, words: title }),
  )
const reports: Candidates = async (ask) =>
  ((await readReports(ask)) ?? []).map(({ id, domain }) => ({ value: id, words: domain }))
const completedReports: Candidates = async (ask) =>
  ((await readReports(ask)) ?? [])
    .filter(({ status }) => status === 'completed')
    .map(({ id, domain }) => ({ value: id, words: domain }))
const scans: Candidates = async (ask) =>
  ((await readScans(ask))?.scans ?? []).map(({ id, brand_name }) => ({ value: id, words: brand_name }))
const brands: Candidates = async (ask) =>
  ((await readScans(ask))?.brands ?? []).map(({ brand_name }) => ({ value: brand_name }))
const oneOf =
  (...values: readonly string[]): Candidates =>
  async () =>
    values.map((value) => ({ value }))

/** By prompt or template, then by argument. An argument without candidates, such as a topic, is free text. */
const candidates: Readonly<Record<string, Readonly<Record<string, Candidates>>>> = {
  write_this_weeks_article: { language: oneOf(...builtInLanguages) },
  find_where_we_are_missing: { brand: brands },
  review_draft: { id: drafts },
  'masthead://articles/{id}': { id: articles },
  'masthead://documents/{id}': { id: documents },
  'masthead://reports/{runId}': { runId: reports },
  'masthead://brand-scans/{id}': { id: scans },
  [reportFileTemplate.uriTemplate]: { runId: completedReports, format: oneOf('csv', 'xlsx') },
}

/**
 * What an argument may go on to be: values that begin with what was typed, and those whose title or name contains it.
 * @throws {ProtocolError} `InvalidParams` for a prompt, a template or an argument that there is not
 */
export async function complete({ ref, argument }: CompleteRequestParams, ask: Ask): Promise<CompleteResult> {
  const name = ref.type === 'ref/prompt' ? ref.name : ref.uri
  const known = ref.type === 'ref/prompt' ? promptArguments(name) : templateArguments(name)
  if (!known) {
    const what = ref.type === 'ref/prompt' ? 'prompt named' : 'resource template'
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no ${what} ${name}.`)
  }
  if (!known.includes(argument.name)) {
    const message = `${name} has no argument ${argument.name}. Arguments: ${known.join(', ')}.`
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, message)
  }
  const find = candidates[name]?.[argument.name]
  const typed = argument.value.trim().toLowerCase()
  const found = find ? await find(ask) : []
  const values = found
    .filter(
      ({ value, words }) => value.toLowerCase().startsWith(typed) || words?.toLowerCase().includes(typed),
    )
    .map(({ value }) => value)
  return { completion: { values: values.slice(0, maxValues), total: values.length, hasMore: false } }
}

function promptArguments(name: string): string[] | undefined {
  const prompt = promptList.find((one) => one.name === name)
  return prompt && (prompt.arguments ?? []).map((argument) => argument.name)
}

function templateArguments(uri: string): string[] | undefined {
  const template = resourceTemplates.find(({ uriTemplate }) => uriTemplate === uri)
  return template && [...template.uriTemplate.matchAll(/\{(\w+)\}/g)].map(([, argument = '']) => argument)
}
