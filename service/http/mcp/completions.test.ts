import { expect, test } from 'vitest'
import { listArticles } from '#contract/articles.ts'
import { listBrandScans } from '#contract/brand-scans.ts'
import { operationExamples } from '#contract/examples.ts'
import { listDocuments } from '#contract/knowledge.ts'
import { listWarmLeads } from '#contract/warm-leads.ts'
import { complete } from './completions.ts'
import type { Ask } from './follow-job.ts'
import { resourceTemplates } from './resources.ts'

/** What the contract shows that each list answers. */
const answers = new Map(
  [listArticles, listDocuments, listWarmLeads, listBrandScans].map(({ id, path }) => [
    path as string,
    operationExamples.get(id)?.[0]?.response,
  ]),
)
const desk: Ask = async (_, path) => Response.json(answers.get(new URL(path, 'http://desk').pathname))
const broken: Ask = async () => Response.json({ error: 'Service Unavailable' }, { status: 503 })
const inTemplates = resourceTemplates.flatMap(({ uriTemplate: uri }) =>
  [...uri.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({ uri, name })),
)
const ask = (of: { uri: string; name: string }, by: Ask) =>
  complete({ ref: { type: 'ref/resource', uri: of.uri }, argument: { name: of.name, value: '' } }, by)

test.each(inTemplates)('$name of $uri is completed', async (of) => {
  expect((await ask(of, desk)).completion.values).not.toEqual([])
})

test('while the service cannot list, nothing is offered and nothing fails', async () => {
  for (const of of inTemplates.filter(({ name }) => name !== 'format'))
    expect((await ask(of, broken)).completion).toEqual({ values: [], total: 0, hasMore: false })
})
