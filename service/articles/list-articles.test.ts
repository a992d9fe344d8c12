import { afterAll, beforeAll, expect, test } from 'vitest'
import { ArticleSort, GenerateArticleInput } from '#contract/articles.ts'
import { createTestService, type TestService, type TestTenant } from '#test-support/test-service.ts'
import { articles } from '../db/schema/articles.ts'
import { listArticles } from './list-articles.ts'

let service: TestService
let tenant: TestTenant
beforeAll(async () => {
  service = await createTestService()
  tenant = await service.createTenant()
  const at = (hour: number) => new Date(Date.UTC(2026, 2, 1, hour))
  const input = GenerateArticleInput.parse({ topic: 'Any' })
  const written = [
    { title: 'banana', wordCount: 300, createdAt: at(1), updatedAt: at(9), publishedAt: at(2) },
    { title: 'Apple', wordCount: 100, createdAt: at(2), updatedAt: at(5), tags: ['fruit', 'a, b"{}'] },
    { topic: 'cherry', createdAt: at(3), updatedAt: at(3) },
    {
      title: 'date',
      wordCount: 100,
      createdAt: at(4),
      updatedAt: at(4),
      scheduledAt: at(8),
      tags: ['fruit'],
    },
  ]
  await service.ctx.db.insert(articles).values(
    written.map((article) => ({
      ...article,
      ...tenant.agent.caller,
      status: 'generated' as const,
      input,
      publishWhenWritten: false,
      queued: true,
      mode: 'standard',
      size: 'mini',
      language: 'en',
      credits: 15,
    })),
  )
})
afterAll(() => service.close())

async function names(sort: ArticleSort | undefined, limit = 20, offset = 0): Promise<unknown[]> {
  const { articles: rows } = await listArticles(tenant.agent, { limit, offset, sort })
  return rows.map(({ title, topic }) => title ?? topic)
}

test('articles come newest first, or by title, words or moment, up and down', async () => {
  expect(await names(undefined)).toEqual(['date', 'cherry', 'Apple', 'banana'])
  expect(await names('title')).toEqual(['Apple', 'banana', 'cherry', 'date'])
  expect((await names('words')).at(0)).toBe('cherry')
  expect((await names('words')).at(-1)).toBe('banana')
  expect(await names('when')).toEqual(['banana', 'cherry', 'Apple', 'date'])
})

test('every order turned round is the same list from its other end, and pages never repeat a row', async () => {
  for (const sort of ['title', 'words', 'when', 'created'] as const) {
    const up = await names(sort)
    expect(await names(ArticleSort.parse(`-${sort}`))).toEqual(up.toReversed())
    const pages = [await names(sort, 2, 0), await names(sort, 2, 2)]
    expect(pages.flat()).toEqual(up)
  }
})

test('a tag selects the articles that have exactly it, with their counts, and a row says its tags', async () => {
  const tagged = async (tag: string, q?: string) => {
    const query = { limit: 20, offset: 0, tag, ...(q && { q }) }
    const { articles: rows, total, counts } = await listArticles(tenant.agent, query)
    return { titles: rows.map(({ title }) => title), total, scheduled: counts.scheduled }
  }
  expect(await tagged('fruit')).toEqual({ titles: ['date', 'Apple'], total: 2, scheduled: 1 })
  expect(await tagged('fruit', 'app')).toEqual({ titles: ['Apple'], total: 1, scheduled: 0 })
  expect(await tagged('a, b"{}')).toMatchObject({ titles: ['Apple'] })
  expect(await tagged('frui')).toMatchObject({ titles: [], total: 0 })
  const { articles: rows } = await listArticles(tenant.agent, { limit: 20, offset: 0, sort: 'title' })
  expect(rows.map(({ tags }) => tags)).toEqual([['fruit', 'a, b"{}'], undefined, undefined, ['fruit']])
})
