import { afterAll, beforeAll, expect, test } from 'vitest'
import { adaptArticle, anyArticleId } from '#contract/adaptations.ts'
import { operations } from '#contract/operations.ts'
import { type Tool, ToolList } from '#contract/page-tools.ts'
import { addTestArticle } from '#test-support/fixtures/add-test-article.ts'
import { startSourceSite } from '#test-support/loopback/source-site.ts'
import { createTestService, type TestService } from '#test-support/test-service.ts'
import { articleVersions } from '../db/schema/articles.ts'
import { routes } from '../http/routes.ts'
import { listTools } from './list-tools.ts'

let service: TestService
let site: Awaited<ReturnType<typeof startSourceSite>>
beforeAll(async () => {
  site = await startSourceSite()
  // The samples name a real site, which lives on loopback here; its front page is there.
  const port = site.allow.split(':').at(-1)
  service = await createTestService({ environment: { OUTBOUND_ALLOW: `example.com=127.0.0.1:${port}` } })
})
afterAll(async () => {
  await service.close()
  await site.close()
})

async function catalogueFor(key: string): Promise<ToolList> {
  const answer = await service
    .app()
    .request('/api/agent/tools', { headers: { authorization: `Bearer ${key}` } })
  return ToolList.parse(await answer.json())
}

async function offeredTo(key: string, name: string): Promise<Tool> {
  const tool = (await catalogueFor(key)).tools.find((one) => one.name === name)
  if (!tool) throw new Error(`${name} is not offered`)
  return tool
}

const offered = listTools(routes.map(({ operation }) => operation)).tools

test('the catalogue lists every charging operation that is answered and needs no id, and nothing that is not', async () => {
  const { key } = await service.createTenant()
  const { count, tools } = await catalogueFor(key)
  expect(count).toBe(tools.length)
  const answered = routes.map(({ operation }) => operation)
  expect(tools.map(({ name }) => name).toSorted()).toEqual(
    answered
      .filter(({ sample }) => sample !== undefined)
      .map(({ id }) => id)
      .toSorted(),
  )
  expect(
    tools
      .filter(({ charges }) => charges)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(
    answered
      .filter(({ charges, params }) => charges && !params)
      .map(({ id }) => id)
      .toSorted(),
  )
})

test("a sample names the newest article of the desk that asks, and no other desk's", async () => {
  const { agent, key } = await service.createTenant()
  const stranger = await service.createTenant()
  await addTestArticle(agent, { status: 'processing', markdown: null })
  expect((await offeredTo(key, adaptArticle.id)).sample_payload.article_id).toBe(anyArticleId)
  const article_id = await addDraft(agent)
  expect((await offeredTo(key, adaptArticle.id)).sample_payload).toMatchObject({ article_id })
  expect((await offeredTo(stranger.key, adaptArticle.id)).sample_payload.article_id).toBe(anyArticleId)
})

test('an operation without a route is not a tool', () => {
  const withoutOne = operations.filter(({ id }) => id !== 'previewSocial')
  expect(listTools(withoutOne).tools.map(({ name }) => name)).not.toContain('previewSocial')
})

test('the required fields are those without which the contract refuses', () => {
  const fields = Object.fromEntries(offered.map(({ name, required_fields }) => [name, required_fields]))
  expect(fields).toMatchObject({ validateSchema: ['url'], estimate: ['operation', 'input'], listTools: [] })
})

test.each(offered.map(({ name }) => [name] as const))(
  'on a desk that has an article, the sample of %s works as it is',
  async (name) => {
    const { agent, key } = await service.createTenant({ credits: 1000 })
    await addDraft(agent)
    const tool = await offeredTo(key, name)
    const sample = tool.sample_payload
    const isQuery = tool.method === 'GET'
    const query = new URLSearchParams(Object.entries(sample).map(([field, value]) => [field, String(value)]))
    const answer = await service.app().request(isQuery ? `${tool.path}?${query}` : tool.path, {
      method: tool.method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(!isQuery && { body: JSON.stringify(sample) }),
    })
    expect([name, answer.status, answer.ok ? '' : await answer.text()]).toEqual([name, answer.status, ''])
  },
)

async function addDraft(agent: Awaited<ReturnType<TestService['createTenant']>>['agent']): Promise<string> {
  const { db, caller } = agent
  const text = {
    title: 'Choosing a grinder',
    slug: 'choosing-a-grinder',
    description: 'Burrs decide how even coffee tastes.',
    markdown: '## Burrs\n\nBurr grinders cut the bean between two rings, and blade grinders chop it.',
    tags: ['coffee'],
    wordCount: 14,
  }
  const articleId = await addTestArticle(agent, { ...text, status: 'generated', publishWhenWritten: false })
  await db.insert(articleVersions).values({ ...text, ...caller, articleId, version: 1, origin: 'generated' })
  return articleId
}
