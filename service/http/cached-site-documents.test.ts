import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addTestArticle } from '#test-support/fixtures/add-test-article.ts'
import { type LoopbackRedis, startLoopbackRedis } from '#test-support/loopback/redis.ts'
import { createTestService, type TestService, type TestTenant } from '#test-support/test-service.ts'
import { changeArticle } from '../articles/change-article.ts'
import { deleteArticle } from '../articles/delete-article.ts'
import { finishPublishing } from '../articles/finish-publishing.ts'
import { getDraft } from '../articles/get-draft.ts'
import { saveDraft } from '../articles/save-draft.ts'
import { type BuiltContext, buildContext } from '../build-context.ts'
import type { Context } from '../core/context.ts'
import { updateSettings } from '../settings/update-settings.ts'
import { createApp } from './app.ts'
import { mounts } from './mounts.ts'
import { routes } from './routes.ts'

const getPath = (ctx: Context, path: string) => createApp(ctx, routes, mounts).request(path)
const documents = ['', '/feed.xml', '/sitemap.xml', '/llms.txt', '/tags/coffee']

/** Another process on the same database and the same Redis. */
async function openBeside(service: TestService): Promise<BuiltContext> {
  const { config, log } = service.ctx
  const built = await buildContext({ config, log, address: service.address, supervise: false })
  await built.ctx.queue.start()
  return built
}

describe.each(['postgresql', 'redis'])('cached in %s', (engine) => {
  let redis: LoopbackRedis
  let service: TestService
  let beside: BuiltContext
  let tenant: TestTenant
  beforeAll(async () => {
    redis = await startLoopbackRedis()
    const environment: Record<string, string> = engine === 'redis' ? { REDIS_URL: redis.url } : {}
    service = await createTestService({ environment })
    beside = await openBeside(service)
  })
  beforeEach(async () => {
    tenant = await service.createTenant()
  })
  afterAll(async () => {
    await beside.close()
    await service.close()
    await redis.close()
  })

  /** The text of every document, which must be the same in both processes. */
  async function readAll(): Promise<Record<string, string>> {
    const texts: Record<string, string> = {}
    for (const document of documents) {
      const [here, there] = await Promise.all(
        [service.ctx, beside.ctx].map(async (ctx) => {
          const answer = await getPath(ctx, `/${tenant.handle}${document}`)
          return answer.status === 200 ? answer.text() : `status ${answer.status}`
        }),
      )
      expect(there).toBe(here)
      texts[document] = here ?? ''
    }
    return texts
  }

  const everywhere = (texts: Record<string, string>, part: string) =>
    Object.values(texts).map((text) => text.includes(part))

  test('the engine is named in the list of engines', () => {
    expect(service.ctx.engines.cache.name).toBe(engine)
  })

  test('publish, change of title and slug, unpublish and delete show immediately in every process', async () => {
    const first = await addTestArticle(tenant.agent, { title: 'How aroma stays' })
    expect((await readAll())['/tags/coffee']).toBe('status 404')
    await finishPublishing(service.ctx, first)
    const { slug } = await getDraft(tenant.agent, { articleId: first })
    expect(everywhere(await readAll(), `/${slug}`)).toEqual([true, true, true, true, true])

    const second = await addTestArticle(tenant.agent, { title: 'How water works' })
    await finishPublishing(beside.ctx, second)
    const { slug: secondSlug } = await getDraft(tenant.agent, { articleId: second })
    expect(everywhere(await readAll(), `/${secondSlug}`)).toEqual([true, true, true, true, true])

    const draft = await getDraft(tenant.agent, { articleId: first })
    const edit = { ...draft, title: 'Why aroma goes', slug: `moved-${slug}` }
    const { version, title, description, markdown } = edit
    await saveDraft(tenant.agent, {
      articleId: first,
      input: { version, title, slug: edit.slug, description, markdown },
    })
    const moved = await readAll()
    expect(everywhere(moved, `/moved-${slug}`)).toEqual([true, true, true, true, true])
    expect(everywhere(moved, `/${slug}`)).toEqual([false, false, false, false, false])
    expect(everywhere(moved, 'Why aroma goes')).toEqual([true, true, false, true, true])

    await changeArticle(tenant.agent, { articleId: first, input: { action: 'unpublish' } })
    expect(everywhere(await readAll(), `/moved-${slug}`)).toEqual([false, false, false, false, false])

    await deleteArticle(tenant.agent, second)
    const empty = await readAll()
    expect(everywhere(empty, `/${secondSlug}`)).toEqual([false, false, false, false, false])
    expect(empty['/tags/coffee']).toBe('status 404')
  })

  test("the site's title in the settings shows immediately", async () => {
    await finishPublishing(service.ctx, await addTestArticle(tenant.agent, { title: 'How aroma stays' }))
    await readAll()
    await updateSettings(tenant.agent, { siteTitle: 'The Roastery' })
    expect(everywhere(await readAll(), 'The Roastery')).toEqual([true, true, false, true, true])
  })
})

test('a Redis that stops in the middle takes no page with it', async () => {
  const redis = await startLoopbackRedis()
  const service = await createTestService({ environment: { REDIS_URL: redis.url } })
  const tenant = await service.createTenant()
  await finishPublishing(service.ctx, await addTestArticle(tenant.agent, { title: 'How aroma stays' }))
  expect((await getPath(service.ctx, `/${tenant.handle}`)).status).toBe(200)
  await redis.close()
  for (const document of documents) {
    const began = performance.now()
    const answer = await getPath(service.ctx, `/${tenant.handle}${document}`)
    expect([answer.status, performance.now() - began < 2000]).toEqual([200, true])
    expect(await answer.text()).toContain(tenant.handle)
  }
  await service.close()
})
