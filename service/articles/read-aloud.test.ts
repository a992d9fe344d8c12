import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ArticleDesk, openArticleDesk } from '#test-support/desks/article-desk.ts'
import type { Context } from '../core/context.ts'
import { type SpeechEngine, SpeechError } from '../engines/speech/speech.ts'

let desk: ArticleDesk
const failing = { isOn: false }
const silence: SpeechEngine = {
  name: 'speech: test',
  voice: 'alloy',
  isDraftVoice: false,
  speaks: (language) => language !== 'ja',
  async speak() {
    if (failing.isOn) throw new SpeechError('The speech service answered with error 503.')
    return { samples: new Float32Array(22_050), sampleRate: 22_050 }
  },
}
beforeAll(async () => {
  const change = (ctx: Context): Context => ({ ...ctx, engines: { ...ctx.engines, speech: silence } })
  desk = await openArticleDesk({ change })
  await desk.service.startWorker()
})
afterAll(() => desk.close())

const spoken = (over: object = {}) => ({
  topic: 'How cold brew keeps its aroma',
  source_urls: [desk.site.url('/cold-brew')],
  audio: true,
  ...over,
})
const get = (url: string, headers: Record<string, string> = {}) => {
  const { pathname, search } = new URL(url)
  return desk.service.app().request(`${pathname}${search}`, { headers })
}

test('an article is read aloud: before it is public by signed URL, then on its page and in the feeds', async () => {
  const tenant = await desk.service.createTenant()
  const { body } = await desk.call(tenant, 'POST', '/autopilot', spoken({ auto_publish: false }))
  expect(body.extensions.audio).toMatchObject({
    status: 'ready',
    voice: 'alloy',
    draft_voice: false,
    is_current: true,
  })
  const { url } = body.extensions.audio as { url: string }
  expect((await get(url)).status).toBe(404)
  const { body: draft } = await desk.call(tenant, 'GET', `/articles/${body.article_id}/draft`)
  const signed = String(draft.audio_url)
  const heard = await get(signed)
  expect([heard.status, heard.headers.get('content-type')]).toEqual([200, 'audio/mpeg'])
  expect((await get(signed.replace(/signature=.{8}/, 'signature=AAAAAAAA'))).status).toBe(404)

  await desk.call(tenant, 'POST', `/articles/${body.article_id}/publish`)
  await desk.settled(tenant, body.article_id, 'published')
  const page = await (await get(body.article_url)).text()
  expect(page).toContain(`<audio controls preload="none" src="${new URL(url).pathname}">`)
  const home = body.article_url.slice(0, body.article_url.lastIndexOf('/'))
  for (const feed of ['feed.xml', 'podcast.xml']) {
    expect(await (await get(`${home}/${feed}`)).text()).toContain(`<enclosure url="${url}"`)
  }

  const whole = Buffer.from(await (await get(url)).arrayBuffer())
  const part = await get(url, { range: 'bytes=100-199' })
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-199/${whole.length}`])
  expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(100, 200))
  expect((await get(url, { range: `bytes=${whole.length}-` })).status).toBe(416)
  expect((await get(url, { range: 'bytes=-10' })).headers.get('content-length')).toBe('10')
  expect((await get(url, { range: 'bytes=5-1,9-2' })).status).toBe(200)

  const { title, slug, description, markdown, version } = draft
  const edit = { title, slug, description, markdown: `${markdown}\n\nOne more sentence.`, version }
  await desk.call(tenant, 'PUT', `/articles/${body.article_id}/draft`, edit)
  const { body: edited } = await desk.call(tenant, 'GET', `/articles/${body.article_id}`)
  expect(edited.extensions.audio).toMatchObject({ is_current: false })
  expect((await get(url)).status).toBe(404)
})

test('a recording that fails costs nothing, says why, and leaves the article as it is', async () => {
  const tenant = await desk.service.createTenant()
  failing.isOn = true
  const { status, body } = await desk.call(
    tenant,
    'POST',
    '/autopilot',
    spoken({ auto_publish: false, size: 'mini' }),
  )
  failing.isOn = false
  expect(status).toBe(200)
  expect(body.extensions.audio).toEqual({
    status: 'failed',
    message: 'The speech service answered with error 503.',
  })
  // Mini 15 and one address 2; the 10 for the recording came back.
  expect(body).toMatchObject({ status: 'generated', credits_used: 17, estimated_total_credits: 27 })
  const { body: me } = await desk.call(tenant, 'GET', '/me')
  expect(me.tenant_balance).toMatchObject({ credits: 183, held: 0 })
})

test('a language that the voice does not speak is refused before anything is charged', async () => {
  const tenant = await desk.service.createTenant()
  const { status, body } = await desk.call(tenant, 'POST', '/autopilot', spoken({ language: 'ja' }))
  expect([status, body.details[0]?.path]).toEqual([400, 'audio'])
  const { body: estimate } = await desk.call(tenant, 'POST', '/estimate', {
    operation: 'generateArticle',
    input: { topic: 'Cold brew', language: 'ja', audio: true },
  })
  expect(estimate.details[0]?.message).toContain("doesn't speak")
})

test('the recording goes with its article', async () => {
  const tenant = await desk.service.createTenant()
  const { body } = await desk.call(tenant, 'POST', '/autopilot', spoken({ auto_publish: false }))
  const { body: draft } = await desk.call(tenant, 'GET', `/articles/${body.article_id}/draft`)
  await desk.call(tenant, 'DELETE', `/articles/${body.article_id}`)
  const key = `tenants/${tenant.agent.caller.tenantId}/articles/${body.article_id}/audio.mp3`
  expect(await desk.service.ctx.engines.files.find(key)).toBeUndefined()
  expect((await get(String(draft.audio_url))).status).toBe(404)
})
