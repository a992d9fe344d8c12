import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ArticleDesk, openArticleDesk } from '#test-support/desks/article-desk.ts'
import { addTestArticle } from '#test-support/fixtures/add-test-article.ts'
import type { TestTenant } from '#test-support/test-service.ts'
import { articleEvidence, articles } from '../db/schema/articles.ts'
import { eq } from '../db/sql.ts'
import { figureKey } from '../site/figure-key.ts'
import { replaceArticle } from './replace-article.ts'

let desk: ArticleDesk
beforeAll(async () => {
  desk = await openArticleDesk()
  await desk.service.startWorker()
})
afterAll(() => desk.close())

const request = (members: object = {}) => ({
  topic: 'How cold brew keeps its aroma',
  source_urls: [desk.site.url('/cold-brew')],
  size: 'mini',
  ...members,
})

async function published(tenant: TestTenant): Promise<{ id: string; slug: string }> {
  const { body } = await desk.call(tenant, 'POST', '/autopilot', request())
  await desk.call(tenant, 'POST', `/articles/${body.article_id}/publish`)
  const { slug } = await desk.settled(tenant, body.article_id, 'published')
  return { id: body.article_id, slug: slug ?? '' }
}

const pageOf = async (tenant: TestTenant, slug: string) => {
  const page = await desk.service
    .app()
    .request(`/${tenant.handle}/${slug}`, { headers: { 'accept-encoding': 'identity' } })
  return { status: page.status, html: await page.text() }
}

const replace = (tenant: TestTenant, id: string, draft_id: string) =>
  desk.call(tenant, 'POST', `/articles/${id}/replace`, { draft_id })

test('a refreshed text stays a draft in a workspace that publishes by itself, and takes the old address when it is told to', async () => {
  const tenant = await desk.service.createTenant()
  const { id, slug } = await published(tenant)
  const [evidenceBefore] = await desk.service.ctx.db
    .select()
    .from(articleEvidence)
    .where(eq(articleEvidence.articleId, id))
  await desk.call(tenant, 'PUT', '/settings', { autoPublish: true })
  const before = await pageOf(tenant, slug)
  const written = await desk.call(tenant, 'POST', `/autopilot?refreshes=${id}`, request())
  const draftId = written.body.article_id
  expect(written.body.status).toBe('generated')
  expect((await desk.call(tenant, 'GET', `/articles/${draftId}`)).body.refreshes).toBe(id)
  expect((await desk.call(tenant, 'GET', `/articles/${id}`)).body.refreshed_by).toBe(draftId)
  expect(await pageOf(tenant, slug)).toEqual(before)

  const { body: draft } = await desk.call(tenant, 'GET', `/articles/${draftId}/draft`)
  const { version, slug: draftSlug, description } = draft
  const markdown = `${draft.markdown}\n\nReviewed in spring.`
  const edit = { version, slug: draftSlug, description, title: 'Aroma, looked at again', markdown }
  expect((await desk.call(tenant, 'PUT', `/articles/${draftId}/draft`, edit)).status).toBe(200)
  const adapted = await desk.call(tenant, 'POST', '/adapt', { article_id: draftId, platforms: ['threads'] })
  expect(adapted.status).toBe(200)

  const both = await Promise.all([1, 2].map(() => replace(tenant, id, draftId)))
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404])
  const done = both.find(({ status }) => status === 200)
  expect(done?.body).toMatchObject({ id, slug, title: 'Aroma, looked at again', version: 3 })
  await expect.poll(async () => (await pageOf(tenant, slug)).html).toContain('Reviewed in spring.')
  expect((await pageOf(tenant, draftSlug)).status).toBe(404)
  expect((await desk.call(tenant, 'GET', `/articles/${draftId}`)).status).toBe(404)
  const { body: now } = await desk.call(tenant, 'GET', `/articles/${id}/draft`)
  expect(now.versions).toMatchObject([
    { version: 3, origin: 'edited' },
    { version: 2, origin: 'generated' },
    { version: 1, origin: 'generated' },
  ])
  expect([now.generated_markdown, now.markdown]).toEqual([draft.markdown, markdown])
  const evidence = await desk.service.ctx.db
    .select()
    .from(articleEvidence)
    .where(eq(articleEvidence.articleId, id))
  expect(evidence.length).toBeGreaterThan(0)
  expect(evidence[0]?.url).toBe(evidenceBefore?.url)
  const { body: posts } = await desk.call(tenant, 'GET', `/adaptations?article_id=${id}`)
  expect(posts.total).toBe(1)
  const { body: article } = await desk.call(tenant, 'GET', `/articles/${id}`)
  expect([article.status, article.refreshed_by]).toEqual(['published', undefined])
  expect((await desk.eventTypes(tenant)).filter((type: string) => type === 'article.published')).toHaveLength(
    1,
  )
})

test('the charts of the new text come with it, those of the old one go, and a cover of one’s own stays', async () => {
  const tenant = await desk.service.createTenant()
  const { files } = desk.service.ctx.engines
  const picture = (file: string, members: object = {}) => ({
    ...{ file, alt: '', caption: '', width: 2, height: 2, role: 'figure' as const },
    ...members,
  })
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  )
  const cover = picture('cover-own.png', { role: 'cover', own: true })
  const id = await addTestArticle(tenant.agent, {
    status: 'generated',
    cover,
    figures: [picture('banner.png', { role: 'banner' }), picture('chart-1.png')],
  })
  const draftId = await addTestArticle(tenant.agent, {
    status: 'generated',
    cover: picture('cover.png', { role: 'cover' }),
    figures: [picture('banner.png', { role: 'banner' }), picture('chart-2.png')],
  })
  const { tenantId } = tenant.agent.caller
  const key = (articleId: string, file: string) => figureKey({ id: articleId, tenantId }, file)
  for (const file of ['cover-own.png', 'banner.png', 'chart-1.png'])
    await files.put(key(id, file), png, 'image/png')
  for (const file of ['cover.png', 'banner.png', 'chart-2.png'])
    await files.put(key(draftId, file), png, 'image/png')
  expect((await replace(tenant, id, draftId)).status).toBe(200)
  const [row] = await desk.service.ctx.db.select().from(articles).where(eq(articles.id, id))
  expect(row?.cover).toEqual(cover)
  expect(row?.figures.map(({ file }) => file)).toEqual(['banner.png', 'chart-2.png'])
  const there = async (articleId: string, names: readonly string[]) =>
    (await Promise.all(names.map((file) => files.find(key(articleId, file))))).map(
      (file) => file !== undefined,
    )
  expect(await there(id, ['cover-own.png', 'banner.png', 'chart-2.png', 'chart-1.png', 'cover.png'])).toEqual(
    [...[true, true, true, false, false]],
  )
  expect(await there(draftId, ['cover.png', 'banner.png', 'chart-2.png'])).toEqual([false, false, false])
})

test('pictures of the same name are told apart, so that a replacement that fails leaves those of the article alone', async () => {
  const { agent } = await desk.service.createTenant()
  const { files } = desk.service.ctx.engines
  const figure = { file: 'figure-1.png', vector: 'figure-1.svg', role: 'figure' as const, caption: '' }
  const members = {
    status: 'generated' as const,
    markdown: 'A mill:\n\n![A mill](figure-1.png)\n\nIt grinds.',
    figures: [{ ...figure, alt: 'A mill', width: 2, height: 2 }],
  }
  const [id, draftId] = [await addTestArticle(agent, members), await addTestArticle(agent, members)]
  const key = (articleId: string, file: string) =>
    figureKey({ id: articleId, tenantId: agent.caller.tenantId }, file)
  const draw = async (articleId: string, words: string) => {
    await files.put(
      key(articleId, figure.file),
      Buffer.from(`\x89PNG\r\n\x1a\n${words}`, 'latin1'),
      'image/png',
    )
    await files.put(
      key(articleId, figure.vector),
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${words}</svg>`),
      'image/svg+xml',
    )
  }
  const shownAt = async (file: string) =>
    Buffer.from((await files.find(key(id, file)))?.bytes ?? '').toString()
  await draw(id, 'old')
  await draw(draftId, 'new')
  const version = (number: number) =>
    desk.service.ctx.db.update(articles).set({ version: number }).where(eq(articles.id, id))
  const edited: typeof files = {
    ...files,
    async put(...file) {
      await version(2)
      return files.put(...file)
    },
  }
  const meanwhile = { ...agent, engines: { ...agent.engines, files: edited } }
  await expect(replaceArticle(meanwhile, { articleId: id, draftId })).rejects.toMatchObject({
    problem: { kind: 'conflict', code: 'version_conflict' },
  })
  expect([await shownAt('figure-1.png'), await shownAt('figure-1.svg')].join()).not.toContain('new')
  await version(1)
  await replaceArticle(agent, { articleId: id, draftId })
  const [row] = await desk.service.ctx.db.select().from(articles).where(eq(articles.id, id))
  const [shown] = row?.figures ?? []
  expect(row?.markdown).toContain(`![A mill](${shown?.file})`)
  expect(await shownAt(shown?.file ?? '')).toContain('new')
  expect(await shownAt(shown?.vector ?? '')).toContain('new')
  expect(await shownAt('figure-1.png')).toBe('')
})

test('only a draft of the same tenant takes the place of an article, and never of itself', async () => {
  const [tenant, stranger] = [await desk.service.createTenant(), await desk.service.createTenant()]
  const [id, other] = [await addTestArticle(tenant.agent), await addTestArticle(tenant.agent)]
  const theirs = await addTestArticle(stranger.agent, { status: 'generated' })
  expect((await replace(tenant, id, other)).status).toBe(409)
  expect((await replace(tenant, id, theirs)).status).toBe(404)
  expect((await replace(stranger, id, theirs)).status).toBe(404)
  expect((await replace(tenant, id, id)).status).toBe(400)
  const refresh = (of: string, members = {}) =>
    desk.call(tenant, 'POST', `/autopilot?refreshes=${of}`, request(members))
  expect((await refresh(theirs)).status).toBe(404)
  expect((await refresh(id, { auto_publish: true })).status).toBe(400)
})
